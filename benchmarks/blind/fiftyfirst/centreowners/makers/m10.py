# CoStar-like flat list export, several properties, everything text, no date, no totals
from .lib import *
import openpyxl
from openpyxl.styles import Font
def make(r):
    A=date(2025,2,1);N=Names(r)
    t=T('TenantExport_OfficeParks.xlsx','OFFICE','market research user','flat tenant list export, one header row, several properties, numbers as text, no totals',None,None,'Tenants')
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Tenants'
    H=['Property Address','Property Name','City','State','Bldg Class','Floor','Suite','Tenant Name','Space Use','SF Occupied','Occupancy','Move Date','Lease Sign Date','Lease Expiration','Lease Type','Rent/SF/Yr','Base Rent (Annual)','Asking Rent (Monthly)']
    ws.append(H)
    for c in ws[1]:c.font=Font(bold=True)
    props=[('1100 Fallow Creek Pkwy','Fallow Creek Office Park I','Carrow','NC',3),('1150 Fallow Creek Pkwy','Fallow Creek Office Park II','Carrow','NC',2),('20 Gristmill Rd','Gristmill Executive Center','Tolland Mills','NC',4)]
    no=nv=0
    for ad,pn,ci,stt,fl in props:
        for f in range(1,fl+1):
            for k in range(r.randint(3,5)):
                u=str(f*100+k*10+r.choice([0,5]));ar=r.randint(80,900)*10;use='Office' if r.random()<.85 else 'Medical'
                if r.random()<.16:
                    ask=round(ar*24/12);ws.append([ad,pn,ci,stt,'B',str(f),u,None,use,f'{ar:,}','Available',None,None,None,None,None,None,f'${ask:,}']);nv+=1
                    t.add(unit=u,propertyName=pn,unitType=use,area=ar,statusText='Available',marketRent=ask);continue
                s,e=lease(r,A,None,2);rt=round(r.uniform(20,29)*4)/4;an=round(ar*rt);nm=N.get('office',True) if len(N.used)<45 else N.get('office',True)
                know=r.random()<.85;sg=addm(s,-r.randint(2,6))
                ws.append([ad,pn,ci,stt,'B',str(f),u,nm,use,f'{ar:,}','Leased',mdY(s),mdY(sg+timedelta(days=r.randint(0,25))),mdY(e),r.choice(['Full Service','Mod. Gross','Plus Electric']),f'${rt:.2f}' if know else 'Withheld',f'${an:,}' if know else None,None])
                t.add(unit=u,propertyName=pn,unitType=use,area=ar,tenantName=nm,statusText='Leased',moveInDate=s,leaseEndDate=e,annualRent=an if know else None);no+=1
    for i,w in enumerate([22,27,13,6,8,6,7,34,10,11,11,11,13,14,13,10,16,18]):ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
    ws.auto_filter.ref=ws.dimensions;ws.freeze_panes='A2';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ab=wb.create_sheet('About');ab['A1']='Criteria: Building Class B; Market: Carrow; includes available space';ab['A2']=f'{no+nv} records'
    wb.save(t.path);return t.save(no+nv,no,nv)
