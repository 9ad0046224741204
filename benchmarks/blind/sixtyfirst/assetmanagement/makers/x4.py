# US life-science campus: workbook with several sheets; steps in columns
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=[('Bldg 100','101',"Helixgate Therapeutics, Inc.",'Wet lab',21480,'2021-03-01','2031-02-28',62,3,118000,'LC'),('Bldg 100','120','Noria Biosensors Corp.','Wet lab',9735,'2022-09-15','2027-09-14',58.5,3,47458.13,'Cash'),('Bldg 100','130','VACANT','Wet lab',6120,None,None,0,0,None,None),('Bldg 100','200','Parallax Proteomics LLC','Dry lab',14260,'2023-01-01','2030-12-31',49.75,2.5,59119.58,'Cash'),('Bldg 100','220','Ashdown Cell Works, Inc.','Wet lab',16900,'2024-05-01','2034-04-30',66,3,185900,'LC'),('Bldg 100','240','VACANT','Office',2875,None,None,0,0,None,None),
('Bldg 200','1A','Cobalt Ridge Genomics, Inc.','cGMP',33010,'2020-07-01','2035-06-30',54,2.75,297090,'LC'),('Bldg 200','1B','Stratum Vector Labs','cGMP',12450,'2025-02-01','2032-01-31',64.25,3,66659.38,'Cash'),('Bldg 200','2A','Fennimore Medical Devices Co.','Dry lab',10115,'2019-06-01','2026-05-31',44.5,0,37509.79,'Cash'),('Bldg 200','2B','Pinecrest Incubator (Campus Seed LLC)','Office',7640,'2022-01-01','2026-12-31',38,2,24193.33,'Cash'),('Bldg 200','2C','VACANT','Dry lab',8890,None,None,0,0,None,None),
('Amenity','Cafe','Sprout Table Catering LLC','Food service',2210,'2023-08-01','2028-07-31',24,0,0,'None'),('Amenity','Gym','Campus Fitness Partners','Fitness',3400,'2021-10-01','2026-09-30',12,0,3400,'Cash'),('Amenity','Roof-W','Bayline Wireless LP','Antenna',None,'2018-04-01','2028-03-31',None,3,0,'None')]
R[9]=R[9][:2]+('Campus Seed Incubator LLC',)+R[9][3:]
def run():
    name='Redfield_Science_Park_RR.xlsx'
    wb=Workbook(); cv=wb.active; cv.title='Cover'
    for i,t in enumerate(['Redfield Science Park','Quarterly reporting package','Quarter ended September 30, 2025','Manager: Linden & Vale Property Group','Sheets: Cover, RR 9.30.25, Expiry Profile, Notes']): cv.cell(3+i*2,3,t).font=Font(name='Calibri',size=18 if i==0 else 11,bold=i==0)
    ws=wb.create_sheet('RR 9.30.25')
    ws['A1']='Redfield Science Park - Rent Roll as of 9/30/2025'; ws['A1'].font=Font(name='Calibri',bold=True,size=12)
    H=['Bldg','Suite','Tenant','Space Type','RSF','LCD','LXD','Base Rent\n$/RSF/Yr','Base Rent\n$/Month','CAM\n$/Month','RE Tax\n$/Month','Util Reimb\n$/Month','Total\n$/Month','Security\nAmount','Form','Step 1\nDate','Step 1\n$/Month','Step 2\nDate','Step 2\n$/Month']
    for i,h in enumerate(H,1): x=ws.cell(3,i,h); x.font=Font(name='Calibri',bold=True); x.fill=PatternFill('solid',fgColor='CFE2F3'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    rows=[]; r=4; T=[0]*7; byY={}; AS=D.date(2025,9,30); 
    for b,u,t,k,a,s,e,p,esc,dep,form in R:
        ws.cell(r,1,b);ws.cell(r,2,u);ws.cell(r,3,t);ws.cell(r,4,k);ws.cell(r,5,a)
        q=dict(unit=u,building=b,unitType=k,area=a,statusText='VACANT' if t=='VACANT' else 'Occupied'); T[0]+=a or 0
        if t!='VACANT':
            m=2650.0 if p is None else round(a*p/12,2); cam=round((a or 0)*11.2/12,2); tx=round((a or 0)*7.85/12,2); ut=round((a or 0)*9.4/12,2) if 'lab' in k or k=='cGMP' else 0.0
            if b=='Amenity': cam=tx=0.0
            tot=round(m+cam+tx+ut,2)
            for c,v in((6,dd(s)),(7,dd(e)),(8,p),(9,m),(10,cam),(11,tx),(12,ut),(13,tot),(14,dep),(15,form)):
                x=ws.cell(r,c,v); x.number_format='m/d/yyyy' if c<8 else '#,##0.00'
            q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,totalCharges=tot,deposit=dep,charges=[dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tx),dict(code='Util Reimb',amount=ut)])
            if esc:
                d=dd(s)
                while d<=AS: d=addm(d,12)
                stp=[]; z=m
                for c in(16,18):
                    if d>dd(e): break
                    z=round(z*(1+esc/100),2); ws.cell(r,c,d).number_format='m/d/yyyy'; ws.cell(r,c+1,z).number_format='#,##0.00'; stp.append(dict(date=d.isoformat(),amount=z)); d=addm(d,12)
                q['rentSteps']=stp
            for i,v in enumerate((m,cam,tx,ut,tot,dep),1): T[i]=round(T[i]+v,2)
            byY.setdefault(e[:4],[0,0.]); byY[e[:4]][0]+=a or 0; byY[e[:4]][1]=round(byY[e[:4]][1]+m*12,2)
        rows.append(q); r+=1
    ws.cell(r,3,'Totals'); ws.cell(r,5,T[0]).number_format='#,##0'
    for c,v in zip((9,10,11,12,13,14),T[1:]): ws.cell(r,c,v).number_format='#,##0.00'
    for c in range(1,20): ws.cell(r,c).font=Font(name='Calibri',bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'))
    for rr in range(4,r+1): ws.cell(rr,5).number_format='#,##0'
    ws.cell(r+2,3,'11 tenants in occupancy; 3 suites vacant. Form: LC = letter of credit.')
    for i,w in enumerate([10,9,33,13,9,11,11,10,12,11,11,11,12,12,7,11,12,11,12]): ws.column_dimensions['ABCDEFGHIJKLMNOPQRS'[i]].width=w
    ws.row_dimensions[3].height=32; ws.freeze_panes='D4'; ws.auto_filter.ref=f'A3:S{r-1}'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ex=wb.create_sheet('Expiry Profile'); ex.append(['Year','RSF expiring','Annual base rent expiring'])
    for y in sorted(byY): ex.append([int(y)]+byY[y])
    nt=wb.create_sheet('Notes'); nt['A1']='Noria Biosensors has one five-year renewal option at 95% of market.'; nt['A2']='Fennimore has given notice that it will not renew.'
    wb.active=1; wb.save(doc(name))
    save(name,'OFFICE','US life-science campus, four sheets, steps in columns, building column',dict(propertyName='Redfield Science Park',asOnDate='2025-09-30',units=14,occupied=11,vacant=3,sheet='RR 9.30.25',rows=rows))
