from lib import *
import xlsxwriter
r=rng(8503); N=Names(r); fn='03_the_lantern_student_beds.xlsx'
recs=[]
FP={'A1':(1,512,1185),'B2':(2,876,889),'C3':(3,1140,779),'D4':(4,1388,719),'D4 Twnhm':(4,1612,765)}
plan=[('A1',)]*0
bl=[]
for bldg in (1,2,3,4):
    for fl in (1,2,3):
        for u in (1,2,3,4):
            bl.append((bldg,f'{bldg}{fl}0{u}'))
r2=rng(1)
for bldg,u in bl:
    fp=r.choice(['A1','B2','B2','C3','D4','D4','D4 Twnhm' if bldg==4 else 'D4'])
    n,sf,mk=FP[fp]
    for bd in range(n):
        d=dict(b=bldg,u=u,bed=f'{u}-{"ABCD"[bd]}',fp=fp,sf=sf,mk=mk)
        x=r.random()
        if x<.055: d['st']='Vacant'
        else:
            d['st']='Occupied' if x<.93 else 'Occupied - On Notice' if x<.965 else 'Month to Month'
            d['n']=N.lf(); d['ls']=D.date(2025,8,r.choice([16,16,16,20])); d['le']=D.date(2026,7,31) if d['st']!='Month to Month' else None
            d['mi']=d['ls'] if r.random()<.65 else D.date(2024,8,17)
            d['rent']=mk-r.choice([0,0,10,20,30,45]); d['furn']=r.choice([0,35,35]); d['park']=r.choice([0,0,0,50,85]); d['util']=49 if fp!='A1' else 65; d['conc']=r.choice([0]*7+[-25,-50])
            d['dep']=r.choice([0,0,150,300]); d['bal']=r.choice([0]*9+[mk,-12.5,86.4,204.0])
        recs.append(d)
wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet('Rent Roll'); F=wb.add_format
h=F(dict(bold=1,bg_color='#1F4E5F',font_color='white',text_wrap=1,valign='vcenter',align='center',font_size=9,border=1)); t=F(dict(font_size=9)); m=F(dict(font_size=9,num_format='#,##0.00;[Red]-#,##0.00')); i0=F(dict(font_size=9,num_format='#,##0')); dt=F(dict(font_size=9,num_format='mmm d, yyyy',align='left'))
bt=F(dict(font_size=9,bold=1,bg_color='#E3EEF1')); bm=F(dict(font_size=9,bold=1,bg_color='#E3EEF1',num_format='#,##0.00;-#,##0.00')); T=F(dict(bold=1,font_size=14))
ws.write(0,0,'The Lantern at University Row',T); ws.write(1,0,'Rent Roll by Bed  |  Lease Term: AY 2025-2026  |  Effective Date: October 31, 2025',t); ws.write(2,0,'Entrata  -  Generated 11/03/2025 8:32 AM MST by asset services',t)
H=['Bldg','Unit','Space','Floor Plan','Unit SQFT','Resident','Status','Move-In','Lease Start','Lease End','Market Rent / Bed','Rent','Furniture','Parking','Utility Package','Concession','Scheduled Charges','Deposit Held','Ending Balance']
ws.merge_range(4,10,4,10,'') if 0 else None
ws.merge_range(4,11,4,16,'Scheduled Charges (Monthly)',h)
for c,x in enumerate(H): ws.write(5,c,x,h)
ws.set_row(5,28); ws.freeze_panes(6,3)
row=6
for k in range(4):
    pass
rows=[]
def sums(ds): 
    g=lambda k:sum(d.get(k,0) for d in ds); return dict(mk=g('mk'),rent=g('rent'),furn=g('furn'),park=g('park'),util=g('util'),conc=g('conc'),tot=sum(g(k) for k in('rent','furn','park','util','conc')),dep=g('dep'),bal=g('bal'))
def stot(l,ds):
    global row
    s=sums(ds)
    for c in range(19): ws.write_blank(row,c,None,bt)
    ws.write(row,0,l,bt)
    for c,k in enumerate(('mk','rent','furn','park','util','conc','tot','dep','bal')): ws.write(row,10+c,s[k],bm)
    row+=1
for b in (1,2,3,4):
    ds=[d for d in recs if d['b']==b]
    for d in ds:
        ws.write(row,0,f'Bldg {b}',t); ws.write(row,1,d['u'],t); ws.write(row,2,d['bed'],t); ws.write(row,3,d['fp'],t); ws.write(row,4,d['sf'],i0); ws.write(row,6,d['st'],t); ws.write(row,10,d['mk'],m)
        q=dict(unit=d['bed'],building=f'Bldg {b}',unitType=d['fp'],area=d['sf'],statusText=d['st'],marketRent=d['mk'])
        if 'n' in d:
            ws.write(row,5,d['n'],t); ws.write_datetime(row,7,D.datetime.combine(d['mi'],D.time()),dt); ws.write_datetime(row,8,D.datetime.combine(d['ls'],D.time()),dt)
            if d['le']: ws.write_datetime(row,9,D.datetime.combine(d['le'],D.time()),dt)
            else: ws.write(row,9,'MTM',dt)
            tot=d['rent']+d['furn']+d['park']+d['util']+d['conc']
            for c,v in zip(range(11,19),(d['rent'],d['furn'],d['park'],d['util'],d['conc'],tot,d['dep'],d['bal'])): ws.write(row,c,v,m)
            q.update(tenantName=d['n'],moveInDate=d['mi'],leaseStartDate=d['ls'],leaseEndDate=d['le'] or 'MTM',contractRent=d['rent'],charges=[dict(code=a,amount=d[k]) for a,k in (('Rent','rent'),('Furniture','furn'),('Parking','park'),('Utility Package','util'),('Concession','conc'))],totalCharges=tot,deposit=d['dep'],balance=d['bal'])
        rows.append(q); row+=1
    stot(f'Subtotal Bldg {b} - {len(ds)} beds',ds)
stot(f'Property Total - {len(recs)} beds',recs)
row+=2
occ=[d for d in recs if 'n' in d]
ws.write(row,5,'Occupancy Recap',bt); ws.write(row,6,'Beds',bt); row+=1
for a,n in (('Occupied beds',len(occ)),('Vacant beds',len(recs)-len(occ)),('Total beds',len(recs))): ws.write(row,5,a,t); ws.write(row,6,n,i0); row+=1
for c,w in enumerate([7,7,9,10,8,24,19,12,12,12,11,10,9,9,9,10,11,10,10]): ws.set_column(c,c,w)
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
w2=wb.add_worksheet('Report Parameters')
for k,(a,b) in enumerate((('Property Group','The Lantern at University Row'),('Effective Date','10/31/2025'),('Space Level','Yes'),('Consolidate Charges By','Charge Code'),('Include Applicants','No'))): w2.write(k,0,a); w2.write(k,1,b)
wb.close()
save(fn,'STUDENT_HOUSING','Entrata export','by-bed export, grouped charge columns, building subtotals, second sheet of parameters',False,'The Lantern at University Row','2025-10-31',rows,len(recs),len(occ),len(recs)-len(occ),sheet='Rent Roll')
