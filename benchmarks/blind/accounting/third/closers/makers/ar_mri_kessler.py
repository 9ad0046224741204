"""MRI-like commercial Aged Delinquencies, XLSX; lease header row then category rows, lease subtotal, building subtotals, grand total, recap of categories."""
import random, xlsxwriter
from _lib import *
random.seed(4505)
N='ar_mri_kessler.xlsx'
B=[('KES1','Kessler Plaza - Tower',[('000114','Hartwell Dental Associates, PC','0210'),('000127','Brightline Logistics Inc.','0340'),('000131','Oakum & Sons Coffee Roasters','0101'),('000158','Meridian Title Agency','0450')]),
   ('KES2','Kessler Plaza - Retail',[('000203','Luna Nail Studio','R-02'),('000209','Pho Saigon Corner LLC','R-05'),('000216','Tri-County Vision Center','R-07')])]
CAT=[('BRT','Base Rent'),('CAM','Common Area Maint'),('TAX','Real Estate Tax'),('ELE','Electric Reimb'),('LAT','Late Charge'),('TIB','Tenant Improvement Billback'),('PPD','Prepaid / Unapplied Cash')]
K=['total','current','b1_30','b31_60','b61_90','b90']
rows=[];tots=[];lay=[]
for bi,bn,ls in B:
    lay.append(('B',f'{bi}   {bn}'));bt=[]
    for lid,nm,su in ls:
        lay.append(('L',lid,nm,su));me=[]
        base=random.choice([3180.0,4412.5,7265.83,11840.0]);cats=random.sample(CAT[:6],random.randint(2,4))
        if ('BRT','Base Rent') not in cats:cats[0]=CAT[0]
        if random.random()<.5:cats.append(CAT[6])
        cats.sort(key=[c[0] for c in CAT].index if 0 else lambda q:CAT.index(q))
        for code,cn in cats:
            amt={'BRT':base,'CAM':round(base*.18,2),'TAX':round(base*.11,2),'ELE':round(base*.07,2),'LAT':round(base*.05,2),'TIB':round(random.uniform(800,6000),2),'PPD':0}[code]
            v=[None]*5
            if code=='PPD':v[random.randint(0,2)]=-round(random.uniform(40,900),2)
            elif code=='TIB':v[4]=amt
            else:
                n=random.randint(1,4)
                for q in range(n):v[q]=amt if q<n-1 else round(amt*random.choice([1,.5,.25]),2)
                if random.random()<.3:v[4]=round(amt*random.uniform(.2,2),2)
            d=dict(charge=code);d.update({k:x for k,x in zip(K[1:],v)})
            d['_d']=cn;d['total']=r2(sum(x or 0 for x in v));me.append(d);lay.append(('R',d))
        T={k:r2(sum(d.get(k) or 0 for d in me)) for k in K};lay.append(('T',f'{nm} Total:',T));bt+=me
    T={k:r2(sum(d.get(k) or 0 for d in bt)) for k in K};lay.append(('BT',f'Building {bi} Total:',T));rows+=bt
G={k:r2(sum(d.get(k) or 0 for d in rows)) for k in K};lay.append(('G','Grand Total:',G))
tots=[x[2] for x in lay if x[0] in('T','BT','G')]
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Aged Delinq')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
nf='#,##0.00_);(#,##0.00)'
t=F();b=F(bold=True);m=F(num_format=nf);mb=F(bold=True,num_format=nf,top=1);mg=F(bold=True,num_format=nf,top=1,bottom=6);hr=F(bold=True,align='right',bottom=2);hl=F(bold=True,bottom=2);big=wb.add_format(dict(font_name='Arial',font_size=11,bold=True,align='center'));ce=F(align='center');bb=F(bold=True,bg_color='#EDEDED')
ws.set_column(0,0,9);ws.set_column(1,1,34);ws.set_column(2,2,8);ws.set_column(3,8,14);ws.hide_gridlines(2)
ws.write(0,0,'Database: KESSLERPM',t);ws.merge_range(0,2,0,6,'Aged Delinquencies',big);ws.write(0,7,'Page: 1',t)
ws.write(1,0,'ENTITY: KES',t);ws.merge_range(1,2,1,6,'Kessler Plaza Holdings, Ltd.',ce);ws.write(1,7,'Date: 7/9/2024',t)
ws.merge_range(2,2,2,6,'Period: 06/24   Aged as of 6/30/2024',ce);ws.write(2,7,'Time: 11:03 AM',t)
for j,h in enumerate(['Category','Description','Source','Amount','Current','1 to 30','31 to 60','61 to 90','Over 90']):ws.write(4,j,h,hl if j<3 else hr)
r=5
src=dict(BRT='CH',CAM='CH',TAX='CH',ELE='NC',LAT='NC',TIB='NC',PPD='CR')
def nums(d,f,blank=True):
    for j,k in enumerate(K):
        v=d.get(k)
        if v is None:
            continue
        ws.write_number(r,3+j,v,f)
for x in lay:
    if x[0]=='B':
        r+=1;ws.merge_range(r,0,r,8,'Building: '+x[1],bb)
    elif x[0]=='L':
        r+=1;ws.write(r,0,x[1],b);ws.write(r,1,x[2],b);ws.write(r,2,'Suite '+x[3],b)
    elif x[0]=='R':
        ws.write(r,0,x[1]['charge'],t);ws.write(r,1,x[1]['_d'],t);ws.write(r,2,src[x[1]['charge']],t);nums(x[1],m)
    elif x[0]=='T':
        ws.write(r,1,x[1],b);nums(x[2],mb)
    elif x[0]=='BT':
        r+=1;ws.write(r,1,x[1],b);nums(x[2],mb)
    else:
        r+=1;ws.write(r,1,x[1],b);nums(x[2],mg)
    r+=1
r+=2;ws.write(r,1,'Recap by category',b);r+=1
for code,cn in CAT:
    v=r2(sum(d['total'] for d in rows if d['charge']==code))
    if v:ws.write(r,0,code,t);ws.write(r,1,cn,t);ws.write_number(r,3,v,m);r+=1
ws.set_landscape();ws.fit_to_pages(1,0);ws.set_paper(1);wb.close()
# truth: identity printed on the lease line above stays with the lease line; rows carry the category as charge
write_truth(N,'AR',K,[{k:v for k,v in d.items() if k!='_d'} for d in rows],tots);print(len(rows),len(tots),G)
