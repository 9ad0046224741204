from common import *; import openpyxl; from openpyxl.styles import Font,PatternFill; from openpyxl.utils import get_column_letter
rng=random.Random(742); N='RentRoll_KestrelPoint_2025-11-03.xlsx'
wb=openpyxl.Workbook(); w0=wb.active; w0.title='Report Info'
for r in (['Report','Rent Roll'],['Facility','Kestrel Point Storage (#2281)'],['Run At','2025-11-03 07:02'],['Include','Occupied, Vacant, Unrentable'],['Sort','Unit Number']): w0.append(r)
ws=wb.create_sheet('Rent Roll')
H=['Unit Number','Unit Size','Unit Category','Floor','Square Feet','Unit Status','Tenant','Lease Start','Street Rate','Current Rate','Protection Plan','Recurring Fees','Total Recurring','Deposit On Hand','Balance Owed','Days Late','Autopay']
ws.append(H)
for c in ws[1]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F5D62')
cat=[("5' x 10'",50,'Interior CC',89),("10' x 10'",100,'Interior CC',139),("10' x 15'",150,'Interior CC',174),("10' x 20'",200,'Roll-Up Exterior',189),("8' x 5'",40,'Locker',55)]
nm=names(rng,70,'FL'); nm[11]='Bright Fork Catering LLC'; nm[30]='Tri-County Youth Soccer'; nm[45]='Halvorsen Flooring, Inc.'
rows=[]; drop=37
lines=[];un=100
for i in range(63):
    un+=rng.choice([1,1,1,2]); 
    if i==32: un=201
    k=cat[rng.randrange(5)] if un<200 else cat[rng.choice([0,1,1,2,4])]; r=dict(unit=str(un),unitType=k[2],area=k[1],marketRent=float(k[3]))
    x=rng.random() if i!=drop else .5
    if x<.1: r['statusText']='Vacant'; v=[un,k[0],k[2],1+(un>200),k[1],'Vacant',None,None,k[3]]+[None]*8
    elif x<.13: r['statusText']='Unrentable'; v=[un,k[0],k[2],1+(un>200),k[1],'Unrentable',None,None,k[3]]+[None]*8
    else:
        d=dt.date(2025,11,1)-dt.timedelta(days=int(rng.expovariate(1/500))+1); cr=round(k[3]*rng.choice([1,1,.9,1.08,1.15,1.22]),2); pp=rng.choice([0,11.,15.,15.]); fee=rng.choice([0,0,0,5.]); dl=rng.choice([0]*8+[3,17,33])*(d<dt.date(2025,9,1)); bal=round(cr+pp+fee+(25 if dl>10 else 0),2) if dl else 0.
        st='Occupied' if dl<30 else 'Occupied - Overlocked'
        r.update(statusText=st,tenantName=nm[i],leaseStartDate=iso(d),contractRent=cr,charges=[dict(code='Protection Plan',amount=pp),dict(code='Recurring Fees',amount=fee)],totalCharges=round(cr+pp+fee,2),deposit=0.,balance=bal)
        v=[un,k[0],k[2],1+(un>200),k[1],st,nm[i],d,k[3],cr,pp,fee,round(cr+pp+fee,2),0.,bal,dl,rng.choice(['Yes','No'])]
    lines.append((r,v))
tot=[None]*17; tot[0]='Total'
for c in (4,8,9,10,11,12,13,14): tot[c]=round(sum(v[c] or 0 for _,v in lines),2)
tot[6]=f'{len(lines)} units'
for i,(r,v) in enumerate(lines):
    if i==drop: continue
    ws.append(v); rows.append(r)
ws.append(tot)
for row in ws.iter_rows(min_row=2):
    for c in row:
        if c.column in (9,10,11,12,13,14,15): c.number_format='$#,##0.00'
        if c.column==8: c.number_format='yyyy-mm-dd'
for c in ws[ws.max_row]: c.font=Font(bold=True)
for i,wd in enumerate([12,11,17,6,11,21,27,12]+[14]*9,1): ws.column_dimensions[get_column_letter(i)].width=wd
ws.freeze_panes='B2'; wb.active=1; wb.save(doc(N))
dr=lines[drop][0]
save(N,rows,'SELF_STORAGE','storEDGE-like flat export, info sheet first',False,'Kestrel Point Storage','2025-11-03',None,None,None,'Rent Roll',dict(what=f"unit {dr['unit']} ({dr['tenantName']}) left out of the list while all totals and the unit count include it",kind='row_dropped'))
