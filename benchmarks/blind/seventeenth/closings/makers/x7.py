# Calgary medical/professional centre: top-floor-down, floors as merged side cells, expiry side table right of the roll
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1817); N="Elbow Ridge Professional Centre - Rent Roll (CAD).xlsx"
wb=Workbook();ws=wb.active;ws.title="Elbow Ridge"
ws['B1']="ELBOW RIDGE PROFESSIONAL CENTRE";ws['B1'].font=Font(bold=True,size=13);ws['B2']="1180 Elbow Ridge Drive SW, Calgary, Alberta";ws['B3']="In-place at 1-Dec-2025";ws['B3'].font=Font(italic=True)
H=["Floor","Suite","Tenant","Rentable Area (sf)","% of GLA","Net Rent (psf)","Annual Net Rent","Monthly Net Rent","Op. Costs & Tax Recovery (mo.)","Term Start","Term End","Step 1: Date","Step 1: Annual Net","Renewal"]
for j,h in enumerate(H,2):c=ws.cell(5,j,h);c.font=Font(bold=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.border=Border(bottom=Side(style='medium'),top=Side(style='medium'));c.fill=PatternFill('solid',fgColor='FFF2CC')
ws.row_dimensions[5].height=40
FL=[("4th",[("400","Bow Valley Fertility Clinic Inc.",6240,27)]),("3rd",[("310","Foothills Endodontics",2380,25.5),("320","Vacant",1910,0),("330","Chinook Sleep Lab Ltd.",1950,24)]),("2nd",[("200","Glenmore Physio & Sport",3420,24.5),("215","Dr. Hestrin Medical Prof. Corp.",1275,26),("225","Dr. Farrowby Medical Prof. Corp.",1545,26)]),("Main",[("100","Ridge Pharmacy (1998) Ltd.",2110,34),("110","Cobble & Crumb Café",1180,31),("120","LifeMark Bloodwork Services",1685,29.75),("130","Vacant",1265,0)])]
GLA=sum(s[2] for _,x in FL for s in x);y=6;rows=[];T=[0]*4;ex={}
for fl,x in FL:
    y0=y
    for u,t,a,p in x:
        T[0]+=a;ws.cell(y,3,u);ws.cell(y,4,t);ws.cell(y,5,a).number_format='#,##0';ws.cell(y,6,a/GLA).number_format='0.0%'
        if t=="Vacant":ws.cell(y,4).font=Font(color='C00000',italic=True);rows.append(row(unit=u,area=a,statusText="Vacant"))
        else:
            s=D.date(r.randint(2018,2025),r.randint(1,11),1);e=eom(addm(s,119));an=round(a*p,2);mo=round(an/12,2);rc=round(a*18.4/12,2);T[1]+=an;T[2]+=mo;T[3]+=rc
            sd=addm(s,60);st=None
            if sd>D.date(2025,12,1):sa=round(a*(p+2),2);st=[dict(date=iso(sd),amount=sa,per="year")];ws.cell(y,13,sd).number_format='d-mmm-yy';ws.cell(y,14,sa).number_format='#,##0.00'
            for j,v,f in((7,p,'$0.00'),(8,an,'#,##0.00'),(9,mo,'#,##0.00'),(10,rc,'#,##0.00'),(11,s,'d-mmm-yy'),(12,e,'d-mmm-yy'),(15,r.choice(["2 x 5","1 x 5","none"]),'@')):ws.cell(y,j,v).number_format=f
            q=ex.setdefault(e.year,[0,0]);q[0]+=1;q[1]+=a
            rows.append(row(unit=u,tenantName=t,area=a,annualRent=an,contractRent=mo,charges=[dict(code="Op. Costs & Tax Recovery",amount=rc)],leaseStartDate=s,leaseEndDate=e,rentSteps=st))
        y+=1
    if y-1>y0:ws.merge_cells(start_row=y0,end_row=y-1,start_column=2,end_column=2)
    c=ws.cell(y0,2,fl);c.alignment=Alignment(vertical='center',horizontal='center')
    for j in range(2,16):ws.cell(y-1,j).border=Border(bottom=Side(style='hair'))
T=[round(t,2) for t in T]
for j,v,f in((4,"Total",'@'),(5,T[0],'#,##0'),(6,1,'0.0%'),(7,T[1]/(GLA-3175),'$0.00'),(8,T[1],'#,##0.00'),(9,T[2],'#,##0.00'),(10,T[3],'#,##0.00')):c=ws.cell(y,j,v);c.number_format=f;c.font=Font(bold=True)
ws.cell(y+1,4,"Leased 9 of 11 suites; weighted average net rent on leased area");
ws.cell(5,17,"Expiring in").font=Font(bold=True);ws.cell(5,18,"Leases").font=Font(bold=True);ws.cell(5,19,"Area (sf)").font=Font(bold=True)
k=6
for yv in sorted(ex):ws.cell(k,17,yv);ws.cell(k,18,ex[yv][0]);ws.cell(k,19,ex[yv][1]).number_format='#,##0';k+=1
ws.cell(k,17,"Vacant");ws.cell(k,18,2);ws.cell(k,19,3175).number_format='#,##0'
for l,w in zip("ABCDEFGHIJKLMNOPQRS",[2,7,7,33,10,8,9,13,12,14,11,11,11,13,9,3,11,8,9]):ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
for q in range(6,y+2):ws.row_dimensions[q].height=15
wb.save(doc(N))
put(N,"OFFICE","floors as merged side cells, top down, expiry table beside the roll","side table on the same rows as suites","ELBOW RIDGE PROFESSIONAL CENTRE","2025-12-01",11,9,2,rows,dict(area=T[0],annualRent=T[1],contractRent=T[2],recovery=T[3]))
