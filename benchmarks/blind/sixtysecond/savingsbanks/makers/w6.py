# ground leases, transposed: one lease per column
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    name='Penobscot Road ground leases.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Ground leases'
    L=[('Parcel 1','Ellis Fuel & Bottled Gas Inc.','Tank farm',96000,dt.date(1998,7,1),dt.date(2038,6,30),31200,[(dt.date(2028,7,1),35880)]),('Parcel 2A','Cobblestone Coffee Roasters #12','Drive-thru pad',28500,dt.date(2016,3,1),dt.date(2036,2,29),68400,[(dt.date(2031,3,1),75240)]),('Parcel 2B','Northfield Savings Bank','Branch bank',41000,dt.date(2009,11,1),dt.date(2034,10,31),84000,[(dt.date(2029,11,1),92400)]),('Parcel 3','Vacant (listed for lease)','Cleared lot',60500,None,None,None,[]),('Parcel 4','Bangor Road Motel Associates','Motel',131000,dt.date(1986,1,1),dt.date(2035,12,31),54000,[]),('Parcel 5','Skyline Outdoor Advertising LLC','Billboard site',900,dt.date(2021,5,1),dt.date(2031,4,30),9600,[(dt.date(2027,5,1),10080),(dt.date(2029,5,1),10584)]),('Parcel 6','Down East Solar 14 LLC','Solar array',784000,dt.date(2023,9,1),dt.date(2048,8,31),27900,[(dt.date(2028,9,1),30690)])]
    ws['A1']='Penobscot Road Land Holdings, ground lease abstract'; ws['A1'].font=Font(name='Georgia',size=14,bold=True); ws['A2']='Position at December 31, 2025 (for 2025 tax return, Form 8825)'; ws['A2'].font=Font(name='Georgia',italic=True)
    lab=['Parcel','Tenant under ground lease','Use','Land area (sq ft)','Commencement','Expiration','Annual ground rent','Paid','Next step date','Annual rent at next step','Second step date','Annual rent at second step','Real estate taxes','Security deposit']
    side=Side('hair')
    for i,l in enumerate(lab):
        c=ws.cell(4+i,1,l); c.font=Font(name='Georgia',bold=True,size=10); c.border=Border(bottom=side)
    ws.column_dimensions['A'].width=27; rows=[]
    deps=[5000,None,None,None,0,800,13950]
    for j,(u,t,use,sf,a,b,rent,st) in enumerate(L):
        ws.column_dimensions['BCDEFGH'[j]].width=18
        v=[u,t,use,sf,a,b,rent,None if not rent else ('Annually Jan 1' if j in(5,6) else 'Monthly'),st[0][0] if st else None,st[0][1] if st else None,st[1][0] if len(st)>1 else None,st[1][1] if len(st)>1 else None,None if not rent else 'Tenant pays direct',deps[j]]
        for i,x in enumerate(v):
            c=ws.cell(4+i,2+j,x); c.font=Font(name='Georgia',size=10,bold=(i==0)); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='top'); c.border=Border(bottom=side,left=side)
            if isinstance(x,dt.date): c.number_format='mmm d, yyyy'
            elif isinstance(x,int): c.number_format='#,##0' if i==3 else '$#,##0'
        rr=dict(unit=u,unitType=use,area=sf,deposit=deps[j])
        if rent: rr.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,annualRent=rent,rentSteps=[{"date":iso(d),"amount":m,"per":"year"} for d,m in st])
        else: rr['statusText']='Vacant (listed for lease)'
        rows.append(rr)
    ws['A20']='Total annual ground rent, 6 leases'; ws['D20']=sum(x[6] or 0 for x in L); ws['D20'].number_format='$#,##0'; ws['A21']='Land, all seven parcels (sq ft)'; ws['D21']=sum(x[3] for x in L); ws['D21'].number_format='#,##0'
    for c in('A20','D20','A21','D21'): ws[c].font=Font(name='Georgia',bold=True,size=10)
    ws.row_dimensions[5].height=30; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name)
    save(name,'LAND','attorney abstract, one ground lease per column (transposed)',True,'Penobscot Road Land Holdings','2025-12-31',rows,7,6,1)
