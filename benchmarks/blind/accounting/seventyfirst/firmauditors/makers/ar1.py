# medical office aging by lease with reserve, xlsx formulas
from common import *
import xlsxwriter
R=random.Random(7104)
B=[('St. Brannoc Medical Plaza I',['Lakeview Orthopedic Partners','Dunmore Family Dentistry PLLC','Northgate Imaging Center','Pinecrest Pediatrics','Coastal Retina Associates','Valley Sleep Medicine','Harbor Physical Therapy','Amity Women\'s Health','Brightline Urgent Care','Sutter Lane Pharmacy','Osprey Dermatology PA','Meridian Cardiology Group','Tidewater Pain Management','Quill Audiology']),
('St. Brannoc Medical Plaza II',['Ridgeway Oncology','Summit Endoscopy LLC','Hollis Oral Surgery','Bayfront Nephrology','Clearpath Behavioral Health','Grove Street Allergy','Kestrel Labs - Draw Station','Southmoor Podiatry','Vantage Eye Surgeons','Elm & Ivy Chiropractic','Prairie Rheumatology']),
('Calloway Outpatient Center',['Calloway Surgery Center LP','Brookside Internal Medicine','MedStar Prosthetics Supply','Oakhurst Urology','Juniper Plastic Surgery','Trinity Spine Institute','Windmere Endocrinology','Little Steps Therapy','Peregrine Dialysis of Calloway'])]
n='SBHRE_AR aging & allowance 2025-12.xlsx'
wb=xlsxwriter.Workbook(D(n)); ws=wb.add_worksheet('AR Aging 12.31.25'); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_row(4,15)
ws.write('A1','St. Brannoc Health Realty Trust',F(bold=True,font_size=14)); ws.write('A2','Tenant receivable aging by lease and allowance estimate'); ws.write('A3','As of December 31, 2025'); ws.write('L1','PBC #14',F(font_color='red',bold=True)); ws.write('L2','agreed to GL 1200 / 1290 / 2150  DLK',F(italic=True,font_color='blue'))
hd=F(bold=True,bg_color='#D9E1F2',border=1,text_wrap=True,align='center',valign='vcenter'); ws.merge_range('D5:H5','Days Past Due',hd)
for c in (0,1,2): ws.write(4,c,'',hd)
ws.merge_range('I5:K5','Balance',hd); ws.merge_range('L5:M5','Allowance',hd)
H=['Suite','Tenant','Lease No.','Current','1-30','31-60','61-90','Over 90','Total A/R','Prepaid','Net','Reserve %','Reserve']
for i,h in enumerate(H): ws.write(5,i,h,hd)
ws.set_column(0,0,8); ws.set_column(1,1,32); ws.set_column(2,2,10); ws.set_column(3,12,12); ws.freeze_panes(6,3)
K=['current','b1_30','b31_60','b61_90','b90','total','prepaid','other:Balance Net','other:Allowance Reserve %','other:Allowance Reserve']
m=F(num_format='#,##0.00_);(#,##0.00);""'); p=F(num_format='0%'); t=F(); b=F(bold=True,top=1,num_format='#,##0.00_);(#,##0.00);"-"??'); bb=F(bold=True,top=1,bottom=6,num_format='#,##0.00_);(#,##0.00);"-"??'); s=F(bold=True,italic=True)
y=6; rows=[];totals=[];G=dict.fromkeys(K,0.0); subs=[]; ln=40110
def put(lab,v,f,formulas):
    ws.write(y,0,'',f); ws.write(y,1,lab,f); ws.write(y,2,'',f)
    for i,k in enumerate(K):
        if k.endswith('%'): ws.write(y,3+i,'',f)
        else: ws.write_formula(y,3+i,formulas(chr(68+i)),f,v[k])
    totals.append(dict(label=lab,**{k:r2(x) for k,x in v.items() if not k.endswith('%') and abs(x)>.004}))
for bi,(bn,ts) in enumerate(B):
    ws.write(y,0,bn,s); y+=1; y0=y; S=dict.fromkeys(K,0.0); fl=100
    for i,tn in enumerate(ts):
        suite=f'{(1+i//4)*100+ (i%4)*10+R.choice([0,5])}'; ln+=R.randint(3,19)
        base=r2(R.uniform(3200,28000)); q=R.random(); v=[0.0]*5; pre=0.0; pc=None
        if q<.32: v[0]=base
        elif q<.5: v[0]=base; v[1]=r2(base*R.uniform(.05,.6))
        elif q<.64: v[0]=base; v[1]=base; v[2]=r2(base*R.uniform(.2,1)); pc=10
        elif q<.74: v[1]=r2(R.uniform(120,1900)); v[4]=r2(R.uniform(400,5200)); pc=50
        elif q<.77: v=[base,base,base,r2(base*.97),r2(base*R.uniform(1.5,4))]; pc=75
        elif q<.9: v[0]=r2(R.uniform(90,1400)); v[2]=-r2(R.uniform(60,700))
        if q>=.9 or R.random()<.18: pre=-base if q>=.9 else -r2(R.uniform(200,2400))
        if tn=='Quill Audiology': v=[0,0,0,0,r2(18416.37)]; pc=100; pre=0.0
        tot=r2(sum(v)); net=r2(tot+pre); res=r2(tot*pc/100) if pc else None
        vals=v+[tot,pre,net,pc,res]; row=dict(unit=suite,name=tn,resident=f'L-{ln}')
        ws.write(y,0,suite,t); ws.write(y,1,tn,t); ws.write(y,2,f'L-{ln}',t)
        for k,x,c in zip(K,vals,range(3,13)):
            if k.endswith('%'):
                if x: ws.write(y,c,x/100,p)
            elif k=='total': ws.write_formula(y,c,f'=SUM(D{y+1}:H{y+1})',m,x)
            elif k.endswith('Net'): ws.write_formula(y,c,f'=I{y+1}+J{y+1}',m,x)
            elif k.endswith('Reserve'):
                if x: ws.write_formula(y,c,f'=ROUND(I{y+1}*L{y+1},2)',m,x)
            elif x: ws.write(y,c,x,m)
            if x: row[k]=x
            S[k]+=(x or 0); G[k]+=(x or 0)
        rows.append(row); y+=1
    put('Subtotal '+bn,S,b,lambda c:f'=SUM({c}{y0+1}:{c}{y})'); subs.append(y+1); y+=2
put('Total receivables',G,bb,lambda c:'='+'+'.join(f'{c}{q}' for q in subs))
y+=2
for l in ['Reserve policy: 10% where 31-60 balances are unpaid; 50% for disputed amounts over 90 days; 75% chronic; 100% vacated tenants (Quill Audiology vacated 8/2025).','Prepaid balances are reported in GL 2150 and are not netted against receivables.']: ws.write(y,1,l,F(italic=True,font_size=9)); y+=1
w2=wb.add_worksheet('Allowance rollforward'); w2.set_column(0,0,34)
res=r2(G[K[-1]])
for i,(a,v) in enumerate([('Balance 12/31/2024',41206.18),('Provision',r2(res-41206.18+6118.4)),('Write-offs',-6118.40),('Balance 12/31/2025',res)]): w2.write(i,0,a); w2.write(i,1,v,m)
wb.close(); save(n,'AR',K,rows,totals,'medical office aging by lease with grouped headers, prepaid and allowance columns, building subtotals, formulas',False); print(len(rows),totals[-1])
