from h import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(12);f='Laurel Glen MOB - Rent Roll 2025-08.xlsx'
wb=openpyxl.Workbook();c=wb.active;c.title='Summary';w=wb.create_sheet('RR Aug-25');v=wb.create_sheet('Availabilities')
N=['Laurel Glen Cardiology Associates','Bright Path Pediatrics','Sierra Oral & Facial Surgery','Dr. H. Westerlund, DPM','Kidney Care of the Foothills','Aspen Women’s Health, PLLC','Clearwater Audiology','Foothill Imaging Partners (MRI)','Tri-Valley Allergy & Asthma','MedPort Pharmacy #3','Summit Spine & Joint','Copper Basin Dermatology','InMotion Hand Therapy','Vantage Sleep Lab','Riverbend Endocrinology','Juniper Behavioral Health'];it=iter(N)
w['A1']='LAUREL GLEN MEDICAL PLAZA I & II';w['A1'].font=Font(bold=True,size=14);w['A2']='Rent Roll';w['A3']='Effective 08/01/2025'
g=[('',4),('LEASE TERM',3),('CURRENT RENT',3),('STEP 1',2),('STEP 2',2),('',3)];H=['Bldg','Suite','Tenant','RSF','Commence','Expires','Term (mos)','Monthly Base','Annual Base','$/RSF','Date','Monthly','Date','Monthly','Security Deposit','TI Allow. $/SF','Guarantor / Notes']
fill=PatternFill('solid',fgColor='FFDDEBF7');x=1
for t,k in g:
    if k>1 and t:w.merge_cells(start_row=5,start_column=x,end_row=5,end_column=x+k-1)
    w.cell(5,x,t or None).alignment=Alignment(horizontal='center');w.cell(5,x).font=Font(bold=True);x+=k
for i,h in enumerate(H,1):q=w.cell(6,i,h);q.font=Font(bold=True);q.fill=fill;q.alignment=Alignment(wrap_text=True,horizontal='center');q.border=Border(bottom=Side(style='medium'))
us=[('I',s) for s in ['100','110','120','130','200','210','220','230']]+[('II',s) for s in ['100','105','115','150','200','205','210','240','250','260']];vac={('I','220'),('II','205'),}
rows=[];y=7;TA=TM=TD=0;vr=[]
for b,s in us:
    a=r.choice([1180,1425,1760,2015,2440,3105,4870]);TA+=a;w.cell(y,1,b);w.cell(y,2,int(s));w.cell(y,4,a).number_format='#,##0';R=dict(unit=s,building=b,area=a)
    if (b,s) in vac:w.cell(y,3,'Vacant').font=Font(italic=True,color='FFC00000');R['statusText']='Vacant';vr.append((b,s,a))
    else:
        t=next(it);m=round(a*r.choice([26.5,28,29.25,31])/12,2);st=d(r.randint(2019,2024),r.randint(1,12));n=r.choice([84,120,126]);e=term(st,n);dep=round(m) if r.random()<.7 else 0
        w.cell(y,3,t)
        for k,z in((5,st),(6,e)):w.cell(y,k,z).number_format='mm/dd/yyyy'
        w.cell(y,7,n);w.cell(y,8,m).number_format='#,##0.00';an=round(m*12,2);w.cell(y,9,an).number_format='#,##0.00';w.cell(y,10,round(an/a,2)).number_format='0.00'
        xx=st
        while xx<=d(2025,8):xx=addm(xx,12)
        sp=[];mm=m
        for k in(11,13):
            if xx<e:mm=round(mm*1.025,2);sp.append(dict(date=xx,amount=mm));w.cell(y,k,xx).number_format='mm/dd/yyyy';w.cell(y,k+1,mm).number_format='#,##0.00'
            xx=addm(xx,12)
        w.cell(y,15,dep).number_format='#,##0';w.cell(y,16,r.choice([None,None,35,50]));w.cell(y,17,r.choice([None,None,'PG - physician owners','Exclusive use clause','ROFO on adjacent suite']))
        TM+=m;TD+=dep;R.update(tenantName=t,leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=an,deposit=dep,rentSteps=sp)
    rows.append(R);y+=1
y+=1;w.cell(y,3,'Totals').font=Font(bold=True)
for k,z in((4,TA),(8,round(TM,2)),(9,round(TM*12,2)),(15,TD)):q=w.cell(y,k,z);q.font=Font(bold=True);q.number_format='#,##0.00' if k in(8,9) else '#,##0';q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
va=sum(a for _,_,a in vr);w.cell(y+1,3,'Occupancy');w.cell(y+1,4,1-va/TA).number_format='0.0%'
for i,z in enumerate([6,8,38,9,12,12,8,13,14,8,12,12,12,12,11,9,26],1):w.column_dimensions[gl(i)].width=z
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.freeze_panes='D7'
for i,z in enumerate([('Property','Laurel Glen Medical Plaza I & II'),('Total RSF',TA),('Occupied RSF',TA-va),('Vacant RSF',va),('Suites',len(us)),('Suites leased',len(us)-len(vr))],2):c.cell(i,2,z[0]);c.cell(i,3,z[1])
c.column_dimensions['B'].width=20;c.column_dimensions['C'].width=34
for j,h in enumerate(['Bldg','Suite','RSF','Asking $/SF NNN','Condition'],1):v.cell(1,j,h).font=Font(bold=True)
for i,z in enumerate(vr,2):
    for j,q in enumerate([z[0],int(z[1]),z[2],30,'2nd-gen exam rooms'],1):v.cell(i,j,q)
wb.active=1;wb.save(D(f))
finish(f,'OFFICE','medical suites, grouped header, step columns, three sheets',False,rows,'Laurel Glen Medical Plaza I & II','2025-08-01',len(us),len(us)-len(vr),len(vr),sheet='RR Aug-25')
