from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1010);F='Lease_Audit_Palisade_Two.xlsx'
wb=Workbook();ws=wb.active;ws.title='Rent Schedule'
ws['B1']='Palisade Two (Amounts in USD, Measures in SF)';ws['B2']='Rent Roll';ws['B3']='As of Nov, 2025';ws['B1'].font=ws['B2'].font=Font(bold=True)
ws.append([])
for j,x in enumerate(['Tenant Name\nSuite\nLease Type','Start Date\nEnd Date\nTerm','Area SF\nBldg Share','Monthly\nBase Rent','Annual Base Rent\nRate/SF','Rent Steps\nDate','Rent Steps\nMonthly Amount','Recovery\nMethod','Options'],2):
    q=ws.cell(5,j,x);q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');q.font=Font(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='305496')
ws.row_dimensions[5].height=46
nm=names(R,['Analytics','Partners','Cardiology Associates','Mortgage','Media','Robotics'],['LLC','LP','Inc','Corp.'],14);r=6;rows=[];TA=TB=TY=0;tot=0
areas=[R.randrange(1800,14000) for _ in range(13)];tot=sum(areas);v=0
for i,a in enumerate(areas):
    u=str(['100','120','150','200','210','250','300','320','400','410','450','500','600'][i])
    if u in('210','450'):
        v+=1;ws.cell(r,2,f'{i+1}. Available');ws.cell(r+1,2,'Suite: '+u);ws.cell(r,4,a);ws.cell(r+1,4,a/tot).number_format='0.00%';rows.append(dict(unit=u,area=a,statusText='Available'));TA+=a;r+=4;continue
    st=d(R.randint(2019,2025),R.randint(1,10));en=last(addy(st,7));b=round(a*R.uniform(26,38)/12,2);y=round(b*12,2);sd=d(2026,st.month)
    for rr,cc,x,fm in [(r,2,f'{i+1}. {nm[i]}',None),(r+1,2,'Suite: '+u,None),(r+2,2,'Office',None),(r,3,D.datetime(*st.timetuple()[:3]),'mm/dd/yyyy'),(r+1,3,D.datetime(*en.timetuple()[:3]),'mm/dd/yyyy'),(r+2,3,'7 Years',None),(r,4,a,'#,##0'),(r+1,4,a/tot,'0.00%'),(r,5,b,'$#,##0.00'),(r,6,y,'$#,##0.00'),(r+1,6,y/a,'$#,##0.00'),(r,9,R.choice(['Net','Base Yr Stop','Net']),None),(r,10,R.choice(['1 x 5 yr FMV','None','2 x 5 yr 95% FMV']),None)]:
        q=ws.cell(rr,cc,x); 
        if fm:q.number_format=fm
    sp=[];bb=b
    for k in range(3):
        if sd>=en:break
        bb=round(bb*1.03,2);ws.cell(r+k,7,D.datetime(*sd.timetuple()[:3])).number_format='mmm-yyyy' if 0 else 'mm/dd/yyyy';ws.cell(r+k,8,bb).number_format='$#,##0.00';sp.append(dict(date=str(sd),amount=bb));sd=addy(sd,1)
    rows.append(dict(unit=u,tenantName=nm[i],unitType='Office',area=a,statusText='Occupied',leaseStartDate=str(st),leaseEndDate=str(en),contractRent=b,annualRent=y,rentSteps=sp));TA+=a;TB+=b;TY+=y;r+=4
ws.cell(r,2,'Total Occupied SF');ws.cell(r,4,TA-sum(q['area'] for q in rows if q['statusText']=='Available'));ws.cell(r,5,round(TB,2)).number_format='$#,##0.00';ws.cell(r,6,round(TY,2)).number_format='$#,##0.00'
ws.cell(r+1,2,'Total Available SF');ws.cell(r+1,4,sum(q['area'] for q in rows if q['statusText']=='Available'));ws.cell(r+2,2,'Total SF');ws.cell(r+2,4,TA);ws.cell(r+4,2,'Number of tenants: %d; available suites: %d'%(13-v,v))
ws.column_dimensions['A'].width=2
for L,w in zip('BCDEFGHIJ',[36,13,11,15,17,13,17,14,18]):ws.column_dimensions[L].width=w
wb.save(doc(F))
save(F,'OFFICE','Argus-like stacked three-line records in Excel',True,propertyName='Palisade Two',asOnDate='2025-11',units=13,occupied=13-v,vacant=v,rows=rows,totals=dict(contractRent=round(TB,2),annualRent=round(TY,2),area=TA))
