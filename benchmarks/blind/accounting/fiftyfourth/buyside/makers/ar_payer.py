# senior living aging by payer, month buckets, xlsx export with hard values; PLANTED: one resident row dropped from Medicaid
import random, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
rng=random.Random(5407)
NAME='AR_Stonemere_aging_by_payer_Oct25.xlsx'
MB=['Oct 2025','Sep 2025','Aug 2025','Jul 2025','Jun 2025','May 2025 & Prior']
PAY=[('Private Pay',34,(4200,9600)),('Medicaid MLTC',14,(1800,3400)),('Medicaid Pending',5,(3900,5200)),('LTC Insurance',8,(3000,6500)),('Medicare Part B',7,(120,900)),('VA Aid & Attendance',4,(900,1900)),('Hospice - Room & Board',3,(4800,6100))]
nm=names(rng,62); ids=rng.sample(range(10412,13990),62); rooms=rng.sample([f'{f}{n:02d}{w}' for f in(1,2,3) for n in range(1,34) for w in('','A') if w=='' or n%5==0],62)
res=sorted(zip(nm,ids,rooms),key=lambda x:(x[0][1],x[0][0]))
keys=['other:'+m for m in MB]+['total']
notes={'Private Pay':['Family to sell house, closing Nov 14','Autopay set up 10/28','Disputes care level increase','POA changed - resend statement','Pays by the 10th','Check returned NSF 10/6','Moved out 8/31 - refund due','With attorney'],'Medicaid MLTC':['Rebill - auth number missing','NAMI not collected from family','Claim resubmitted 10/22','Rate retro adj. pending'],'Medicaid Pending':['Application filed 7/15','Fair hearing 12/2','Missing 5-yr bank statements'],'LTC Insurance':['Waiting on plan of care','90-day elimination period','EOB received, short paid'],'Medicare Part B':['Denied - modifier','Appeal level 1'],'VA Aid & Attendance':['Award letter rec\'d 10/3'],'Hospice - Room & Board':['Billed to hospice 10/5']}
wb=openpyxl.Workbook(); ws=wb.active; ws.title='AR Aging'
f=lambda **k: Font(name='Tahoma',size=8,**k)
def w(r,c,v,font=None,nf=None,al=None,fill=None,bd=None):
    x=ws.cell(r,c,v); x.font=font or f()
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(**al)
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    if bd:x.border=bd
    return x
NF='#,##0.00;(#,##0.00)'
w(1,1,'Stonemere Senior Residence',f(bold=True)).font=Font(name='Tahoma',size=12,bold=True)
w(2,1,'Accounts Receivable Aging Detail - by Payer',f(bold=True)); w(3,1,'Period: October 2025   Effective date of transactions: 10/31/2025   Balance type: All   Show zero: No')
w(4,1,'User: bkessel   Date: 11/6/2025  10:22:41 AM')
H=['Res. #','Resident','Room','Status']+MB+['Balance','Last Pmt','Comment']
th=Side(style='thin'); 
for j,h in enumerate(H): w(6,j+1,h,f(bold=True),al=dict(horizontal='right' if 5<=j+1<=11 else 'left',wrap_text=True,vertical='bottom'),fill='D9D9D9',bd=Border(top=th,bottom=th))
for c,wd in zip('ABCDEFGHIJKLM',[8,24,7,10,12,12,12,12,12,13,13,10,38]): ws.column_dimensions[c].width=wd
r=7;rows=[];totals=[];G=[0.0]*7;recap=[]
pool=[x for x in res]; extra=0
DROP=None
used={}; STAT={}
for p,n,(a,b) in PAY:
    w(r,1,p,f(bold=True,color='1F3864')); r+=1
    if p=='Private Pay': L=rng.sample(pool,34)
    elif p in('Medicare Part B','LTC Insurance','VA Aid & Attendance'): L=rng.sample(pool,n)
    else:
        cand=[x for x in pool if used.get(x[1],0)==0]; L=rng.sample(cand,n) if len(cand)>=n else rng.sample(pool,n)
    for x in L: used[x[1]]=used.get(x[1],0)+1
    L.sort(key=lambda x:(x[0][1],x[0][0])); S=[0.0]*7
    for i,x in enumerate(L):
        rate=round(rng.uniform(a,b)/5)*5.0 if p!='Medicare Part B' else 0
        k=rng.random(); v=[0.0]*6
        if p=='Medicare Part B':
            for q in rng.sample(range(5),rng.choice([1,1,2])): v[q]=r2(rng.uniform(a,b))
        elif p=='Medicaid Pending':
            d=rng.randint(3,6)
            for q in range(d): v[q]=rate
            if d==6: v[5]=rate*rng.randint(1,3)
        elif k<.12 and p=='Private Pay': v[0]=-r2(rng.choice([rate,rng.uniform(80,1500)]))
        elif k<.55: v[0]=r2(rng.choice([rate,rng.uniform(60,rate)]))
        elif k<.78: v[0]=rate; v[1]=r2(rng.uniform(100,rate))
        elif k<.9: v[0]=rate; v[1]=rate; v[2]=r2(rng.uniform(200,rate)); v[3]=r2(rng.uniform(0,400))
        else: v[4]=r2(rng.uniform(300,rate)); v[5]=r2(rng.uniform(500,rate*2.2)); v[2]=0.0
        if rng.random()<.08 and p!='Medicaid Pending': v[3]=-r2(rng.uniform(25,300))
        t=r2(sum(v)); st='Current'
        if v[0]==0 and p in('Private Pay','LTC Insurance') and rng.random()<.8: st=rng.choice(['Discharged','Expired'])
        st=STAT.setdefault(x[1],st)
        for q in range(6): S[q]=r2(S[q]+v[q])
        S[6]=r2(S[6]+t)
        name=f'{x[0][1]}, {x[0][0]}'
        if p=='Medicaid MLTC' and i==7: DROP=(name,x,v,t); continue
        w(r,1,x[1],al=dict(horizontal='left')); w(r,2,name); w(r,3,x[2],al=dict(horizontal='left')); w(r,4,st)
        for q in range(6):
            if v[q]: w(r,5+q,v[q],nf=NF)
        w(r,11,t,f(bold=True),nf=NF)
        if st=='Current' and p in('Private Pay','LTC Insurance') and rng.random()<.85: w(r,12,f'{rng.randint(9,10)}/{rng.randint(1,28)}/2025',al=dict(horizontal='center'))
        if rng.random()<.35 or t>12000:
            c=rng.choice(notes[p]); 
            if st!='Current' and p!='Medicare Part B': c=rng.choice(['Estate in probate','Final statement sent 10/9','With attorney','Left message with POA 10/27'])
            elif 'Moved out' in c: c='Statement mailed 11/1'
            if t<0: c=rng.choice(['Prepaid November','Overpaid - credit to carry','Duplicate ACH, refund requested'])
            w(r,13,c,f(italic=True))
        rows.append({'unit':x[2],'name':name,'resident':str(x[1]),**{kk:z for kk,z in zip(keys[:6],v) if z},'total':t}); r+=1
    w(r,2,f'Total {p}',f(bold=True))
    for q in range(7): w(r,5+q,S[q],f(bold=True),nf=NF,bd=Border(top=th))
    totals.append({'label':f'Total {p}',**dict(zip(keys,S))}); recap.append((p,len(L),S[6])); G=[r2(m+s) for m,s in zip(G,S)]; r+=2
w(r,2,'Facility Total',f(bold=True))
for q in range(7): w(r,5+q,G[q],f(bold=True),nf=NF,bd=Border(top=th,bottom=Side(style='double')))
totals.append({'label':'Facility Total',**dict(zip(keys,G))}); r+=1
w(r,2,'Percent of balance')
for q in range(6): w(r,5+q,G[q]/G[6],nf='0.0%')
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='6:6'
s2=wb.create_sheet('Payer Summary'); s2.append(['Payer','Accounts','Balance','Reserve %','Reserve'])
for (p,n,b),pc in zip(recap,[.08,.05,.25,.1,.15,0,.02]): s2.append([p,n,b,pc,round(b*pc,2)])
for row in s2.iter_rows(min_row=2):
    row[2].number_format=NF; row[3].number_format='0%'; row[4].number_format=NF
s2.column_dimensions['A'].width=26; s2.column_dimensions['C'].width=14; s2.column_dimensions['E'].width=14
wb.save(doc(NAME))
save(NAME,'AR',keys,rows,totals,'senior living aging by payer, month buckets, status and comment columns, subtotals, payer summary sheet',True,
 {"what":f"Medicaid MLTC: the row of {DROP[0]} (room {DROP[1][2]}, balance {DROP[3]:,.2f}) is missing; 'Total Medicaid MLTC' and 'Facility Total' still include it","kind":"row_dropped"})
print(DROP,G)
