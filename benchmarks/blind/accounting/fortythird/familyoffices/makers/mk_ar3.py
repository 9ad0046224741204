# Retail shops, month columns, an Excel print -> PDF; names on first line only
from common import *
import xlsxwriter
R=random.Random(4306)
N='Shops_receivable_by_month_2026-06'
P=[('Bellwether Corner',[('101','Sundial Optical'),('102','Nonna Pia Pizzeria'),('104-105','Tumbleweed Pet Provisions'),('107','Bright Steps Pediatric Dental')]),
('Depot Street Shops',[('A','Caboose Coffee Bar'),('B','Threadneedle Alterations & Dry Cleaning'),('D','Union Cellular'),('E','Lotus Nail Studio'),('F','Hank\'s Hardware (ground lease)')]),
('Quarry Road Retail',[('Pad 1','Zipline Express Wash'),('Pad 2','First Cove Credit Union'),('3','Fit Foundry'),('4','Marigold Thrift')])]
ch=[('Minimum rent',2800,9800),('CAM',380,1500),('Taxes',300,1200),('Sales tax',110,420),('Signage',75,75),('Water',60,390)]
mons=['Jun 2026','May 2026','Apr 2026','Mar 2026'];K=['total']+['m '+x for x in mons]+['other:Older']
p=f'{TMP}/{N}.xlsx';wb=xlsxwriter.Workbook(p);ws=wb.add_worksheet('Sheet1')
F=lambda **k: wb.add_format({'font_name':'Liberation Serif','font_size':9,**k})
nf='$#,##0.00;-$#,##0.00'
H=F(bold=1,top=1,bottom=1,align='right');Hl=F(bold=1,top=1,bottom=1);t=F();n=F(num_format=nf);ph=F(bold=1,underline=1);sb=F(bold=1,num_format=nf,top=4);sl=F(bold=1,top=4);g=F(bold=1,num_format=nf,top=1,bottom=6);gl=F(bold=1,top=1,bottom=6)
ws.merge_range('A1:I1','What the shop tenants owe us, by month billed',F(bold=1,align='center',bg_color='#F2EAD3',font_color='#6B3E00'));ws.merge_range('A2:I2','Lowe & Marchetti Net Lease Group  ·  after postings of June 30, 2026',F(align='center',italic=1))
for c,x in enumerate(['Space','Tenant','Item','Owed in all']+mons+['Older']): ws.write(3,c,x,Hl if c<3 else H)
ws.set_column('A:A',8);ws.set_column('B:B',34);ws.set_column('C:C',13);ws.set_column('D:I',12.5)
r=4;rows=[];tots=[];G=[0]*6
wrap=F(text_wrap=1,valign='top')
def wn(r,v,f,blank0=True):
    for i,x in enumerate(v):
        if x is None: ws.write_blank(r,3+i,None,f)
        else: ws.write(r,3+i,x,f)
for pn,ts in P:
    ws.write(r,0,pn,ph);r+=1;S=[0]*6
    for u,tn in ts:
        k=R.randrange(1,5);items=sorted(R.sample(range(6),k))
        for q,ii in enumerate(items):
            c,lo,hi=ch[ii];amt=r2(R.uniform(lo,hi));v=[None]*6
            dep=R.choice([1,1,1,2,2,3,5])
            for j in range(dep): v[1+j]=amt
            if dep>1 and R.random()<.6: v[dep]=r2(amt*R.uniform(.1,.8))
            if R.random()<.12: v[1]=-r2(R.uniform(20,300))
            if dep==5: v[5]=r2(amt*R.uniform(1.1,3))
            v[0]=r2(sum(x for x in v[1:] if x is not None))
            if q==0: ws.write(r,0,u,t);ws.write(r,1,tn,t)
            ws.write(r,2,c,t);wn(r,v,n);r+=1
            rows.append(dict(property=pn,unit=u,name=tn,charge=c,**{a:b for a,b in zip(K,v) if b is not None}));S=[r2(a+(b or 0)) for a,b in zip(S,v)]
    ws.write(r,0,'',sl);ws.write(r,1,f'Sum, {pn}',sl);ws.write(r,2,'',sl);wn(r,S,sb);tots.append(dict(label=f'Sum, {pn}',**dict(zip(K,S))));G=[r2(a+b) for a,b in zip(G,S)];r+=2
ws.write(r,0,'',gl);ws.write(r,1,'Sum, all three centers',gl);ws.write(r,2,'',gl);wn(r,G,g);tots.append(dict(label='Sum, all three centers',**dict(zip(K,G))))
ws.write(r+2,0,'A minus is money received and not yet matched to a bill. Older = billed before March 2026.',F(italic=1,font_size=8))
ws.repeat_rows(3);ws.set_paper(9);ws.set_landscape();ws.fit_to_pages(1,0);ws.set_footer('&L&8&F&C&8Sheet &P of &N&R&8G. Marchetti');ws.set_margins(.5,.5,.6,.6);wb.close()
soffice(p,'pdf',DOC);truth(N,'AR',K,rows,tots)
