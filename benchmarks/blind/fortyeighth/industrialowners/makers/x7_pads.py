from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(4817); FN='Bluestem Estates pads Oct-25.xlsx'
wb=Workbook(); w=wb.active; w.title='Oct-25'
pp=iter(people(rng,70)); rows=[]
f9=Font(name='Tahoma',size=9); fb=Font(name='Tahoma',size=9,bold=True)
w['A1']='BLUESTEM ESTATES'; w['A1'].font=Font(name='Tahoma',size=13,bold=True); w['D1']='55+ manufactured home community, 64 sites'; w['D1'].font=f9
w['A2']='Rent roll for October 2025'; w['A2'].font=fb
h1=['Lot','','Resident','Home','','Since','Lot','New Lot Rent','RV','Pass-Through','','Total','Arrears','Remarks']
h2=['No.','St','','Size','Year','','Rent','eff. 1/1/2026','Storage','Water','Sewer','Charges','(Credit)','']
for i,(a,b) in enumerate(zip(h1,h2),1):
    for r,x in ((4,a),(5,b)): c=w.cell(r,i,x or None); c.font=fb; c.fill=PatternFill('solid',fgColor='BBDEFB'); c.alignment=Alignment(horizontal='center')
w.merge_cells('D4:E4'); w.merge_cells('J4:K4')
r=6; S=[0]*7; lots=[f'{x}' for x in list(range(1,13))+['12A']+list(range(14,65))]; cnt={}
for i,l in enumerate(lots):
    if i and i%16==0: r+=1
    x=rng.random(); st='O'
    if l in('1',): st='OF'
    elif l=='2': st='M'
    elif x<.07: st='V'
    elif x<.15: st='C'
    cnt[st]=cnt.get(st,0)+1
    row=dict(unit=l,statusText=st); w.cell(r,1,l); w.cell(r,2,st)
    if st in 'OC':
        f,n=next(pp); t=f'{n}, {f[0]}.' if rng.random()<.2 else f'{n}, {f}'; mi=dt.date(rng.randrange(2001,2026),rng.randrange(1,10),1)
        lr=float(rng.choice([642,655,655,668,690])); nw=round(lr*1.04); rv=rng.choice([0,0,0,45.]); wa=round(rng.uniform(14,39),2); se=round(wa*.8+9,2); tot=round(lr+rv+wa+se,2); ar=0. if rng.random()<.88 else rng.choice([tot,lr,-40.,62.5])
        sz=rng.choice(['14x66','16x76','24x48','28x56','28x60']); yr=rng.randrange(1984,2024)
        rem='Contract sale, home' if st=='C' else rng.choice([None]*8+['Snowbird, back 11/1','Payment plan','Estate, notice sent'])
        for k,v in ((3,t),(4,sz),(5,yr),(6,mi),(7,lr),(8,nw),(9,rv or None),(10,wa),(11,se),(12,tot),(13,ar),(14,rem)): w.cell(r,k,v)
        row.update(tenantName=t,moveInDate=iso(mi),contractRent=lr,charges=[dict(code=c,amount=v) for c,v in (('Lot Rent',lr),('RV Storage',rv),('Water',wa),('Sewer',se)) if v],totalCharges=tot,balance=ar,unitType=sz,rentSteps=[dict(date='2026-01-01',amount=nw)])
        for k,v in enumerate((lr,nw,rv,wa,se,tot,ar)): S[k]+=v
    else:
        w.cell(r,3,{'V':'vacant','OF':'office / clubhouse','M':'model home'}[st]).font=Font(name='Tahoma',size=9,italic=True)
    for k in range(1,15):
        c=w.cell(r,k); 
        if not c.font.i: c.font=f9
        if k in (7,8,9,10,11,12,13): c.number_format='#,##0.00;(#,##0.00)'
        if k==6: c.number_format='mm/dd/yy'
        if k==14: c.alignment=Alignment(horizontal='left',indent=1)
        if k in(1,2): c.alignment=Alignment(horizontal='center')
    rows.append(row); r+=1
r+=1; w.cell(r,3,'TOTAL')
for k,v in enumerate(S,7): w.cell(r,k,round(v,2)).number_format='#,##0.00;(#,##0.00)'
for k in range(1,15): w.cell(r,k).font=fb; w.cell(r,k).border=Border(top=Side('thin'))
r+=2
for k,lab in (('O','Occupied, resident owned'),('C','Contract sale (occupied)'),('V','Vacant site'),('M','Model'),('OF','Office')):
    w.cell(r,2,k).font=f9; w.cell(r,3,lab).font=f9; w.cell(r,4,cnt.get(k,0)).font=f9; r+=1
w.cell(r,3,'Sites').font=fb; w.cell(r,4,len(rows)).font=fb
for c,x in zip('ABCDEFGHIJKLMN',[7,5,26,9,7,11,10,14,10,9,9,11,11,22]): w.column_dimensions[c].width=x
w.row_dimensions[3].hidden=True; w['A3']='do not print: export MHSYS 4.2'; w.freeze_panes='A6'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,FN))
save(FN,'MANUFACTURED_HOUSING','Pad list, status letters with legend, next-year lot rent, spacer rows, two-line header',True,rows,propertyName='BLUESTEM ESTATES',asOnDate='2025-10',units=64,occupied=cnt['O']+cnt['C'],vacant=cnt['V'],sheet='Oct-25')
