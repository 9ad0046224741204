# Co-op: sponsor's holdings of unsold shares, estate valuation; maintenance vs rent, regulated tenants
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='sponsor_unsold_shares_ardsley_court_tenants_corp.xlsx'
def main():
    r=rng('d09'); P=People(r); rows=[]
    wb=Workbook(); ws=wb.active; ws.title='Unsold Shares'
    ws.merge_cells('A1:N1'); ws['A1']='ARDSLEY COURT TENANTS CORP.'; ws.merge_cells('A2:N2'); ws['A2']='SCHEDULE OF SPONSOR-HELD (UNSOLD) UNITS'; ws.merge_cells('A3:N3'); ws['A3']='in force for the month of March 2025'
    for k in (1,2,3): ws.cell(k,1).alignment=Alignment(horizontal='center'); ws.cell(k,1).font=Font(name='Garamond',size=14-k,bold=k<3)
    hd=['Line','Apt','Shares','Rooms','Layout','Occupant','Tenancy','Lease from','Lease thru','Rent roll\n$/mo','Maintenance\n$/mo','Assessment\n$/mo','Surplus /\n(shortfall)','Security']
    for j,h in enumerate(hd,1):
        c=ws.cell(5,j,h); c.font=Font(name='Garamond',bold=True,size=10); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    ws.row_dimensions[5].height=30
    lay={2:'Studio',3:'1 BR',3.5:'Jr 4',4.5:'2 BR',5.5:'3 BR'}
    apts=['1A','1C','1F','2B','2D','2E','2H','3A','3C','3G','4B','4D','4E','4F','5A','5C','5H','6B','6D','6E','6G','PHA','PHC','SUPT']
    acc='#,##0.00_);(#,##0.00);"-"??_)'
    T=dict(s=0,r=0,m=0,a=0,d=0); vac=0; i=6
    F=Font(name='Garamond',size=10.5)
    for n,a in enumerate(apts,1):
        rm=r.choice([2,3,3,3.5,4.5,5.5]) if a!='SUPT' else 3
        sh=int(rm*r.choice([62,66,70])); mt=round(sh*4.365,2); asr=round(sh*.35,2)
        row=dict(unit=a,unitType=lay[rm])
        vals=[n,a,sh if a!='SUPT' else None,rm,lay[rm]]
        if a in('2E','5C','PHC'):
            row['statusText']='Vacant - listed for sale' if a!='5C' else 'Vacant - renovation'; vals+=[row['statusText'],None,None,None,None]; rent=0; dep=None; vac+=1
        elif a=='SUPT':
            nm=P('FL'); row.update(tenantName=nm,statusText='Occupied'); vals+=[nm,'Employee',None,None,0.0]; rent=0; mt=asr=0; sh=0; dep=None
        else:
            nm=P('LFM'); ten=r.choice(['RS','RS','RC','FM','FM']); row.update(tenantName=nm,statusText='Occupied')
            base={2:1450,3:1900,3.5:2250,4.5:2700,5.5:3400}[rm]
            rent=round(base*{'RS':r.uniform(.55,.8),'RC':r.uniform(.28,.4),'FM':r.uniform(.97,1.15)}[ten],2)
            row['contractRent']=rent
            if ten=='RC': vals+=[nm,ten,'n/a','Statutory',rent]; row['leaseEndDate']='Statutory'; dep=None
            else:
                b=D(r.choice([2023,2024,2024]),r.randint(4,12),1); e=addm(b,24 if b.year==2023 else 12)-datetime.timedelta(days=1)
                vals+=[nm,ten,b,e,rent]; row['leaseStartDate']=b; row['leaseEndDate']=e; dep=rent if r.random()<.7 else round(rent*.93,2); row['deposit']=dep
        vals+=[mt,asr,round(rent-mt-asr,2) if a!='SUPT' else 0.0,dep]

        for j,v in enumerate(vals,1):
            c=ws.cell(i,j,v); c.font=F
            if isinstance(v,D): c.number_format='mm/dd/yyyy'
            if j>=10: c.number_format=acc
            if j in(1,2,4,5,7): c.alignment=Alignment(horizontal='center')
            if v in('n/a','Statutory'): c.alignment=Alignment(horizontal='right')
        if a=='SUPT': row.pop('charges',None)
        T['s']+=sh; T['r']+=rent; T['m']+=mt; T['a']+=asr; T['d']+=dep or 0
        rows.append(row); i+=1
        if n in(3,7,10,14,17,21): ws.row_dimensions[i].height=5; i+=1
    for j,v in ((2,'Total'),(3,T['s']),(10,round(T['r'],2)),(11,round(T['m'],2)),(12,round(T['a'],2)),(13,round(T['r']-T['m']-T['a'],2)),(14,round(T['d'],2))):
        c=ws.cell(i,j,v); c.font=Font(name='Garamond',bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
        if j>=10: c.number_format=acc
        if j==3: c.number_format='#,##0'
    i+=2
    notes=[f'{len(apts)} units: {len(apts)-vac} occupied (one by the superintendent, no shares allocated), {vac} vacant.','RS rent stabilized, RC rent controlled, FM free market. Maintenance $4.365 per share; operating assessment $0.35 per share through 12/2025.','Superintendent\'s apartment is owned by the Corporation and shown for completeness.','Prepared for the Estate of the Sponsor\'s principal.']
    for k in notes: ws.cell(i,1,k).font=Font(name='Garamond',size=9,italic=True); i+=1
    for col,w in zip('ABCDEFGHIJKLMN',[6,7,8,7,8,28,10,12,12,13,13,12,13,12]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet('Lookup'); w2.sheet_state='hidden'; w2['A1']='per share'; w2['B1']=4.365
    wb.save(os.path.join(DOC,NAME))
    save(NAME,'COOPERATIVE','estate valuation consultant','sponsor unsold-shares schedule: shares, rooms, rent against maintenance, regulated tenancies, spacer rows per floor',False,
      dict(propertyName='ARDSLEY COURT TENANTS CORP.',asOnDate='2025-03',sheet='Unsold Shares',units=len(apts),occupied=len(apts)-vac,vacant=vac,rows=rows))
if __name__=='__main__': main()
