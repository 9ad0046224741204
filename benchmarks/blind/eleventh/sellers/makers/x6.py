from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
FILE='Tollgate Flex RR.xlsx'
def make():
    # suite, tenant, sf, start, end, base, cam, steps(3), dep, note
    N=None
    D=[("Bldg 1 - 7100 Tollgate Rd",[
        ("1-A","Brightwater Cabinet Co.",4200,"5/1/21","4/30/26",3780.00,1050.00,(3893.40,N,N),3500,""),
        ("1-B","Keystone Crossfit LLC",3600,"9/1/23","8/31/28",3240.00,900.00,(3337.20,3437.32,3540.44),3240,"personal gty"),
        ("1-C","VACANT",2400,N,N,N,N,(N,N,N),N,"broker asking $11.50 NNN"),
        ("1-D","Halo Mobile Detailing",1800,"MTM","MTM",1500.00,450.00,(N,N,N),"1,200",""),
        ("1-E/F","Ansonia Fire Protection Inc",6000,"1/1/20","12/31/29",5150.00,1500.00,(5304.50,5463.64,5627.55),0,"roll-up door issue, see email")]),
       ("Bldg 2 - 7110 Tollgate Rd",[
        ("2-A","Dr. Pool Supply",2400,"3/1/24","2/28/27",2300.00,600.00,(2369.00,2440.07,N),2300,""),
        ("2-B","Dr. Pool Supply (expansion)",2400,"10/1/24","2/28/27",2200.00,600.00,(2266.00,2333.98,N),N,"coterminous w/ 2-A"),
        ("2-C","Ketchum Bros Tile",2400,"7/15/22","7/31/25",1980.00,600.00,(N,N,N),1980,"wants to renew, 3 yrs"),
        ("2-D","VACANT",2400,N,N,N,N,(N,N,N),N,"paint + LVT done"),
        ("2-E","Landlord storage",1200,N,N,0.00,0.00,(N,N,N),N,"no rent, counts as leased"),
        ("2-F","Orchid Print & Sign",3600,"2/1/22","1/31/27",3105.00,900.00,(3198.15,3294.09,N),2950,"")]),
       ("Bldg 3 - 7120 Tollgate Rd (yard)",[
        ("3","Sable Ridge Landscaping, LLC",9500,"4/1/19","3/31/29",7900.00,1975.00,(8137.00,8381.11,8632.54),7000,"incl. 1 ac. yard"),
        ("3-Yard","Two Rivers Food Trucks",N,"MTM","MTM",850.00,N,(N,N,N),850,"5 stalls @ $170")])]
    wb=Workbook(); p=wb.active; p.title='LOIs'
    for q in [('Suite','Prospect','SF','Offer/mo','Status'),('1-C','Nimbus HVAC',2400,2250,'LOI out'),('2-D','Bee Line Courier',2400,2100,'toured'),('1-C','Third Coast Coffee Roasting',2400,2300,'dead')]: p.append(q)
    ws=wb.create_sheet('RR 02.14.25')
    ws.merge_cells('B2:F2'); ws['B2']='TOLLGATE FLEX PARK  |  RENT ROLL'; ws['B2'].font=Font(name='Georgia',bold=True,size=13); ws['B3']='prepared by Ilse for 1031 buyer; base rents are NNN unless noted'; ws['B3'].font=Font(name='Georgia',italic=True,size=9)
    ws['M2']='as of'; ws['N2']='Feb 14 2025'
    ws.merge_cells('B5:D5'); ws['B5']='Space'; ws.merge_cells('E5:F5'); ws['E5']='Term'; ws.merge_cells('G5:I5'); ws['G5']='Current monthly'; ws.merge_cells('J5:L5'); ws['J5']='Base rent goes to (monthly)'
    sd=[dt.date(2026,1,1),dt.date(2027,1,1),dt.date(2028,1,1)]
    for i,t in enumerate(['Suite','Tenant','Sq. Ft.','Start','End','Base','CAM/Tax/Ins est.','Total','on 1/1/26','on 1/1/27','on 1/1/28','Sec. Dep.','Annual Base','Comments'],2): ws.cell(6,i,t)
    for q in(5,6):
        for c in range(2,16): x=ws.cell(q,c); x.font=Font(name='Georgia',bold=True,size=9); x.alignment=Alignment(horizontal='center',wrap_text=True); x.fill=PatternFill('solid',fgColor='E2EFDA'); x.border=Border(bottom=Side(style='thin'))
    r=7; rows=[]; G=[0]*5
    def cv(s):
        return s if s is None or s=='MTM' else dt.datetime.strptime(s,'%m/%d/%y').date().isoformat()
    for b,L in D:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=15); ws.cell(r,2,b).font=Font(name='Georgia',bold=True,size=10,color='375623'); r+=1; S=[0]*5
        for u,t,sf,s,e,ba,cam,stp,dep,nt in L:
            vac=t=='VACANT'; tot=None if ba is None else ba+(cam or 0)
            # sq ft of building 2 typed as text, deposits partly as text
            vals=[u,t,f'{sf:,}' if (sf and u.startswith('2')) else sf,s,e,ba,cam,tot,*stp,dep,None if ba is None else ba*12,nt or None]
            for c,z in enumerate(vals,2):
                x=ws.cell(r,c,z); x.font=Font(name='Georgia',size=9,bold=vac)
                if c in(7,8,9,10,11,12,14): x.number_format='$#,##0.00'
                if c==13: x.number_format='#,##0'
                if c in (4,5,6,13): x.alignment=Alignment(horizontal='right')
            ds=float(str(dep).replace(',','')) if dep is not None else None
            rows.append(dict(unit=u,building=b,tenantName=None if vac else t,area=sf,statusText='VACANT' if vac else 'Occupied',leaseStartDate=cv(s),leaseEndDate=cv(e),contractRent=ba,annualRent=None if ba is None else ba*12,charges=[dict(code='CAM/Tax/Ins est.',amount=cam)] if cam is not None else [],totalCharges=tot,deposit=ds,rentSteps=[dict(date=iso(d),amount=a) for d,a in zip(sd,stp) if a] or None))
            for j,z in enumerate((sf or 0,ba or 0,cam or 0,tot or 0,ds or 0)): S[j]+=z
            r+=1
        for c,z in zip((4,7,8,9,13),S): ws.cell(r,c,z).number_format='#,##0.00' if c in(7,8,9) else '#,##0'
        ws.cell(r,14,S[1]*12).number_format='#,##0.00'
        for c in range(2,16): ws.cell(r,c).font=Font(name='Georgia',size=9,italic=True,bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'))
        r+=2; G=[a+z for a,z in zip(G,S)]
    ws.cell(r,2,'PARK'); 
    for c,z in zip((4,7,8,9,13),G): ws.cell(r,c,z).number_format='#,##0.00' if c in(7,8,9) else '#,##0'
    ws.cell(r,14,G[1]*12).number_format='#,##0.00'
    for c in range(2,16): ws.cell(r,c).font=Font(name='Georgia',bold=True); ws.cell(r,c).border=Border(top=Side(style='double'))
    r+=2; ws.cell(r,2,'13 spaces incl. yard: 11 leased, 2 vacant (4,800 sf)').font=Font(name='Georgia',size=9)
    ws.cell(r+1,2,'Sec. Dep. for Ansonia was waived. Suites 1-E and 1-F are one lease.').font=Font(name='Georgia',size=9)
    for col,w in zip('ABCDEFGHIJKLMNO',[2,9,29,9,10,10,11,11,11,11,11,11,9,12,30]): ws.column_dimensions[col].width=w
    ws.row_dimensions[6].height=28
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    assert sum(x['statusText']=='VACANT' for x in rows)==2 and len(rows)==13
    wb.save(f'{R}/documents/{FILE}')
    save(FILE,dict(propertyName='Tollgate Flex Park',asOnDate='2025-02-14',units=13,occupied=11,vacant=2,sheet='RR 02.14.25',rows=rows),'INDUSTRIAL','small-bay flex park, owner workbook offset from column A, steps in columns','numbers as text; dated step columns; two-line grouped header; first tab is LOIs with a roll-like table; owner storage at zero rent; combined suites')
if __name__=='__main__': make()
