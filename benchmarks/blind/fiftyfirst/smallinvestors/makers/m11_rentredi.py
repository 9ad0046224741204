from .common import *
import xlsxwriter
F='rentredi-export-okonkwo.xlsx'
def main():
    r=random.Random(5111); N=Names(r)
    spec=[('530 Tabor St - Upper','3',1350,'2024-11-01','2025-10-31',1350,0,'Current'),('530 Tabor St - Lower','2',1195,'2023-06-01','Month-to-Month',1000,0,'Current'),('88 Wickham Pl','3',1625,'2025-03-15','2026-03-14',1625,1625,'Late'),('1240 Holloway Ave #1','1',None,None,None,None,None,'Vacant'),('1240 Holloway Ave #2','1',945,'2025-02-01','2026-01-31',945,0,'Current'),('1240 Holloway Ave #3','2',1080,'2024-08-01','2025-07-31',900,-20,'Current')]
    rows=[]
    for u,k,rent,a,b,dep,bal,s in spec:
        d=dict(unit=u,unitType=k+' BR',statusText=s)
        if rent: d.update(tenantName=N.full(),contractRent=rent,leaseStartDate=a,leaseEndDate=b,deposit=dep,balance=bal)
        rows.append(d)
    wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,5,5)})
    s1=wb.add_worksheet('Overview'); s2=wb.add_worksheet('Tenants & Leases'); s3=wb.add_worksheet('Payments Apr')
    b=wb.add_format({'bold':1}); t=wb.add_format({'bold':1,'font_size':15,'font_color':'#2C6BED'}); m=wb.add_format({'num_format':'#,##0'}); da=wb.add_format({'num_format':'yyyy-mm-dd','align':'left'}); h=wb.add_format({'bold':1,'font_color':'#2C6BED','bottom':2,'bottom_color':'#2C6BED','text_wrap':1,'valign':'bottom'}); tb=wb.add_format({'bold':1,'num_format':'#,##0','top':1})
    R=sum(d.get('contractRent',0) for d in rows)
    s1.write(0,0,'Account overview',t); s1.write(1,0,'Okonkwo Rentals')
    for i,(a,c) in enumerate([('Properties',3),('Units',6),('Occupied units',5),('Vacant units',1),('Scheduled monthly rent',R),('Deposits held',sum(d.get('deposit',0) for d in rows)),('Outstanding',sum(max(0,d.get('balance',0)) for d in rows))]): s1.write(3+i,0,a); s1.write(3+i,1,c,m)
    s1.set_column(0,0,26)
    s2.write(0,0,'Tenants & Leases',t); s2.write(1,0,'Okonkwo Rentals  |  exported May 5, 2025')
    H=['Tenant','Property / Unit','Phone verified','Status','Bedrooms','Lease begins','Lease ends','Monthly rent','Security deposit','Open balance']
    for j,x in enumerate(H): s2.write(3,j,x,h)
    for i,d in enumerate(rows,4):
        s2.write(i,1,d['unit']); s2.write(i,3,d['statusText']); s2.write(i,4,d['unitType'])
        if 'tenantName' in d:
            s2.write(i,0,d['tenantName']); s2.write(i,2,r.choice(['Yes','No'])); s2.write_datetime(i,5,dt.datetime.fromisoformat(d['leaseStartDate']),da)
            s2.write(i,6,d['leaseEndDate']) if d['leaseEndDate'][0]=='M' else s2.write_datetime(i,6,dt.datetime.fromisoformat(d['leaseEndDate']),da)
            for j,k in ((7,'contractRent'),(8,'deposit'),(9,'balance')): s2.write(i,j,d[k],m)
    for j,k in ((7,'contractRent'),(8,'deposit'),(9,'balance')):
        L='ABCDEFGHIJ'[j]; s2.write_formula(10,j,'=SUM(%s5:%s10)'%(L,L),tb,sum(d.get(k,0) for d in rows))
    s2.write(10,0,'Totals',b); s2.set_column(0,0,22); s2.set_column(1,1,24); s2.set_column(2,9,13); s2.set_landscape(); s2.fit_to_pages(1,0)
    s3.write_row(0,0,['Date','Tenant','Method','Amount','Fee'],h)
    i=1
    for d in rows:
        if 'tenantName' in d and d['statusText']!='Late': s3.write_datetime(i,0,dt.datetime(2025,4,r.randint(1,5)),da); s3.write(i,1,d['tenantName']); s3.write(i,2,r.choice(['ACH','Card'])); s3.write(i,3,d['contractRent']); s3.write(i,4,1); i+=1
    s3.set_column(0,1,20); s2.activate(); wb.close()
    save(F,rows,'Okonkwo Rentals','2025-05-05',6,5,1,sheet='Tenants & Leases')
    return entry(F,'SINGLE_FAMILY_RENTAL','owner','RentRedi export, three sheets, tenant first, six units')
