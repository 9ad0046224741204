# Canadian commercial landlord: QuickBooks Online A/R Ageing Summary export (.xlsx), sub-customers with "Total for", formulas with cached values
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
import xlsxwriter
N='Prairie Gate Holdings Ltd._A_R Aging Summary.xlsx'
D=[ # (parent|None, name, cur,1-30,31-60,61-90,91+)
(None,'Assiniboine Print & Sign Ltd.',4987.50,None,None,None,None),
(None,'Blue Heron Physiotherapy',None,3622.50,None,None,None),
(None,'Bow & Arrow Outfitters Inc.',None,6142.50,6142.50,1228.50,None),
(None,'Cedar Lane Denture Clinic',2887.50,None,None,None,None),
('Chinook Fitness Group','Chinook Fitness Group - Unit 4A',8400.00,8400.00,None,None,None),
('Chinook Fitness Group','Chinook Fitness Group - Unit 4B (storage)',1155.00,1155.00,1155.00,None,None),
('Chinook Fitness Group','Chinook Fitness Group - 2023 CAM recon',None,None,None,None,3264.18),
(None,'D. Mravec Law Professional Corp.',None,None,None,None,-512.40),
(None,'Flatlander Coffee Roasters',3937.50,3937.50,787.50,None,None),
(None,'Gopher Hole Daycare Co-op',None,2100.00,2100.00,2100.00,4725.00),
('Harvest Moon Foods Ltd.','Harvest Moon Foods - Bay 11',7166.25,None,None,None,None),
('Harvest Moon Foods Ltd.','Harvest Moon Foods - Bay 12',7166.25,None,None,None,None),
('Harvest Moon Foods Ltd.','Harvest Moon Foods - Pylon sign',262.50,262.50,None,None,None),
(None,'Kelso Vacuum & Sewing',None,None,1942.50,1942.50,1942.50),
(None,'Lodgepole Insurance Brokers',5512.50,None,None,None,None),
(None,'Meridian Tile (former tenant)',None,None,None,None,18637.92),
(None,'Nightowl Pizza #7',4200.00,4200.00,4200.00,None,None),
(None,'North Fork Engineering',-1050.00,None,None,None,None),
(None,'Prairie Sage Salon & Spa',2730.00,2730.00,None,None,None),
(None,'Redwillow Veterinary Services',6930.00,None,None,None,63.00),
(None,'Southgate Optical',None,3465.00,None,None,None),
('Tall Grass Community Housing Association','Tall Grass CHA - Office Ste 201',2310.00,None,None,None,None),
('Tall Grass Community Housing Association','Tall Grass CHA - Parking stalls 14-19',472.50,472.50,None,None,None),
(None,'Wheatland Cannabis Corp.',None,5880.00,5880.00,5880.00,11760.00),
(None,'Yardley Tax & Bookkeeping',1785.00,None,None,157.50,None)]
K=['current','b1_30','b31_60','b61_90','b90','total']; HD=['','Current','1 - 30','31 - 60','61 - 90','91 and over','Total']
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('A_R Aging Summary')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
for i,(t,s) in enumerate((('A/R Aging Summary',14),('Prairie Gate Holdings Ltd.',14),('As of August 31, 2024',10))):
    ws.merge_range(i,0,i,6,t,wb.add_format(dict(font_name='Arial',font_size=s,bold=1,align='center')))
for c,t in enumerate(HD): ws.write(4,c,t,f(bold=1,align='center',bottom=1))
nf='#,##0.00'; n=f(num_format=nf); tl=f(num_format='$* #,##0.00;$* -#,##0.00',bold=1,top=1); q=5; rows=[];T=[];cur=None;start=0; L='BCDEFG'; leaf=[]; tots=[]
def close():
    global q
    g=[r for r in rows if r['_p']==cur]; s=add(g,K)
    ws.write(q,0,f'   Total {cur}',f(bold=1))
    kk=[k for k in K if any(k in r for r in g)]
    for c,k in enumerate(K):
        if k in kk: ws.write_formula(q,c+1,f'=SUM({L[c]}{start+1}:{L[c]}{q})',tl,s[k])
    T.append(dict(label=f'Total {cur}',**{k:s[k] for k in kk})); q+=1
for p,nm,*v in D:
    if cur and p!=cur: close()
    if p and p!=cur: ws.write(q,0,f'   {p}',f()); q+=1; start=q
    cur=p
    r=dict(name=nm,_p=p)
    for k,x in zip(K,v):
        if x is not None: r[k]=x
    r['total']=c2(sum(x or 0 for x in v)); rows.append(r)
    ws.write(q,0,('      ' if p else '   ')+nm,f())
    for c,k in enumerate(K[:-1]):
        if k in r: ws.write_number(q,c+1,r[k],n)
    ws.write_formula(q,6,f'=((((B{q+1})+(C{q+1}))+(D{q+1}))+(E{q+1}))+(F{q+1})',n,r['total']); leaf.append(q+1); q+=1
if cur: close()
s=add(rows,K); ws.write(q,0,'TOTAL',f(bold=1))
for c,k in enumerate(K): ws.write_formula(q,c+1,'='+'+'.join(f'{L[c]}{x}' for x in leaf),f(num_format='$* #,##0.00',bold=1,top=1,bottom=6),s[k])
T.append(dict(label='TOTAL',**s))
ws.merge_range(q+3,0,q+3,6,'Thursday, Sep 12, 2024 03:18:52 p.m. GMT-6 - amounts in CAD, incl. GST',f(align='center'))
ws.set_column(0,0,42); ws.set_column(1,6,13); wb.close()
save(N,'AR',K,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],T,'QuickBooks Online A/R Aging Summary export, sub-customers with totals',False)
print(s,len(rows))
