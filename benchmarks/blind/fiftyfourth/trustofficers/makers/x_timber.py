# timber and quarry leases, typed by a co-trustee, freehand workbook
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
def make():
    f='Prudhomme land leases.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    ws['B2']='Prudhomme Ridge Lands'; ws['B2'].font=Font(bold=True)
    ws['B3']='Leases we have out as of May 30, 2025 (C. Prudhomme, co-trustee)'
    hd=['parcel','county & acres','leased to','what for','minimum for the year','paid how','lease from','lease to']
    for j,h in enumerate(hd,2): ws.cell(6,j,h).font=Font(underline='single')
    L=[('Upper Ridge','Calder, 612 ac','Three Forks Timber Co','timber, cutting rights',36700,'half Jan half July','April 2019','March 2029',D),
       ('Granite Knob','Calder, 88 ac','Knob Aggregates LLC','quarry',54000,'monthly 4,500.00','Jan 1 2016','Dec 31 2035',D),
       ('Lower Ridge','Calder, 455 ac','Three Forks Timber Co','timber, thinning only',18200,'once, Feb 1','April 2022','March 2027',D),
       ('Sand pit','Ames, 31 ac','nobody, closed since Nov.','','','','','',None),
       ('Spring tract','Ames, 203 ac','Coldwater Bottling Co','water wells',24000,'monthly 2,000.00','June 1 2021','May 31 2031',D)]
    y=7;rows=[];T=0
    iso_={'Jan 1 2016':D(2016,1,1),'Dec 31 2035':D(2035,12,31),'June 1 2021':D(2021,6,1),'May 31 2031':D(2031,5,31)}
    for q in L:
        for j,v in enumerate(q[:8],2):
            if v!='': 
                c=ws.cell(y,j,v)
                if j==6: c.number_format='"$"#,##0'
        x=dict(unit=q[0])
        if q[8]:
            T+=q[4]; x.update(tenantName=q[2],unitType=q[3],statusText='Occupied',annualRent=q[4],leaseStartDate=iso_.get(q[6],q[6]),leaseEndDate=iso_.get(q[7],q[7]))
            if 'monthly' in q[5]: x['contractRent']=q[4]/12
        else: x['statusText']='nobody, closed since Nov.'
        rows.append(x); y+=1 if q[0]!='Lower Ridge' else 2
    ws.cell(y+1,4,'adds up to'); c=ws.cell(y+1,6,T); c.number_format='"$"#,##0'; c.font=Font(bold=True)
    ws.cell(y+4,2,'The quarry also pays 55 cents a ton over 98,000 tons, nothing over so far this year.'); ws.cell(y+5,2,'Timber people pay the minimum whether they cut or not. Stumpage over the minimum gets settled in December.')
    ws.cell(y+6,2,'4 of the 5 are leased. Bank should look for someone for the sand pit.')
    for c,w in zip('ABCDEFGHI',(3,15,17,26,23,21,20,13,13)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(out(f))
    save(f,dict(propertyName='Prudhomme Ridge Lands',asOnDate='2025-05-30',units=5,occupied=4,vacant=1,rows=rows),'LAND','freehand workbook of a co-trustee, five parcels, text dates, yearly minimums',True)
if __name__=='__main__': make()
