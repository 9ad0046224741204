# Property Tree style export, Australian strata apartments, no totals
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment
NAME='TenancyList_export_20250930.xlsx'
def make():
    r=rng('x4'); wb=Workbook(); ws=wb.active; ws.title='Tenancies'
    H=['Property','Bed','Owner','Tenancy','Status','Agreement start','Agreement end','Vacating','Rent pw','Rent pcm','Period','Paid to','Bond held','Arrears','Manager']
    ws.append(['Tenancy list - Jacaranda Gardens (SP 48812), 42 Kestrel Street Toowong - 30/09/2025']); ws['A1'].font=Font(bold=True,size=12); ws.append([])
    ws.append(H)
    for c in ws[3]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4472C4'); c.alignment=Alignment(horizontal='left')
    ppl=people(r,140); k=0; truth=[]; nv=0; ds=lambda d:d.strftime('%d/%m/%Y')
    for i in range(1,43):
        if i in (13,29): continue
        u=f'{i}/42 Kestrel Street'; bed=r.choice(['1','2','2','2','3']); fo,lo=ppl[k]; k+=1; own=f'{lo} {r.choice(["Investments Pty Ltd","Family Trust","Super Fund"])}' if r.random()<.3 else f'{fo} {lo}'
        base={'1':430,'2':560,'3':690}[bed]
        if i in (6,22,37):
            ws.append([u,bed,own,None,'Vacant',None,None,None,None,None,None,None,None,None,'KR']); nv+=1
            truth.append(R(unit=u,unitType=bed,statusText='Vacant')); continue
        f,l=ppl[k]; k+=1; nm=f'{l}, {f}'
        if r.random()<.3: f2,l2=ppl[k]; k+=1; nm+=f' & {l2}, {f2}'
        pw=base+r.choice([-40,-20,0,10,15,30]); pcm=round(pw*52/12,2); a=D(r.choice([2022,2023,2024,2025,2025,2025,2025]),r.randint(1,8),r.randint(1,28)); e=eve(addm(a,r.choice([6,12,12,12]))); per=e<D(2025,9,30)
        vac_=ds(D(2025,10,r.randint(4,28))) if i in (9,31) else None; stt='Vacating' if vac_ else 'Current'
        pt=D(2025,9,30)+dt.timedelta(days=r.choice([0,2,5,7,12,-4,-9])); arr=0.0 if pt>=D(2025,9,30) else round(pw/7*(D(2025,9,30)-pt).days,2); bond=pw*4
        ws.append([u,bed,own,nm,stt,ds(a),'Periodic' if per else ds(e),vac_,pw,pcm,r.choice(['Weekly','Fortnightly','Fortnightly']),ds(pt),bond,arr,r.choice(['KR','KR','DM'])])
        rr=ws.max_row
        for c in (9,10,13,14): ws.cell(rr,c).number_format='$#,##0.00'
        truth.append(R(unit=u,unitType=bed,tenantName=nm,statusText=stt,leaseStartDate=a,leaseEndDate='Periodic' if per else e,moveOutDate=D.fromisoformat('-'.join(reversed(vac_.split('/')))) if vac_ else None,contractRent=pcm,deposit=bond,balance=arr))
    for c,w in zip('ABCDEFGHIJKLMNO',(23,5,27,36,10,15,14,12,10,11,12,12,11,10,9)): ws.column_dimensions[c].width=w
    for rr in ws.iter_rows(min_row=4):
        for j in (5,6,7,10,11): rr[j].alignment=Alignment(horizontal='center')
    ws.auto_filter.ref=f'A3:O{ws.max_row}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,NAME)); n=len(truth)
    save(NAME,truth,'Jacaranda Gardens','2025-09-30',n,n-nv,nv,'MULTIFAMILY','Property Tree export, Brisbane','flat export with text dates, no totals','weekly and monthly rents, owner column beside tenant, unit as street address, paid-to date')
