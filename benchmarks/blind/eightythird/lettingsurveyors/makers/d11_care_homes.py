from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='Project Foxglove - Care Home Tenancy Schedule.xlsx'
AS=D(2025,9,30)
S=[("NORTH",[("FX01","Thornlea Court","Harrogate",64,"Beckside Care Group Ltd",D(2017,3,31),35,612000,"RPI 1-4% annual",D(2026,3,31)),("FX02","Ferndale Lodge","Durham",48,"Beckside Care Group Ltd",D(2017,3,31),35,398500,"RPI 1-4% annual",D(2026,3,31)),("FX03","Moorview","Keighley",42,"Heather & Home Care Ltd",D(2014,11,21),30,287250,"CPI 1.5-3.5% annual",D(2025,11,21)),("FX04","St Oswin's","Whitley Bay",55,None,None,None,None,None,None)]),
("MIDLANDS",[("FX05","Arden Grange","Solihull",72,"Larksong Healthcare plc",D(2020,7,14),25,842400,"RPI 2-4% annual",D(2026,7,14)),("FX06","The Limes","Kettering",38,"Quorndon Care Ltd",D(2009,9,29),25,241000,"OMV 5 yearly",D(2029,9,29)),("FX07","Priory Gate","Worcester",60,"Larksong Healthcare plc",D(2020,7,14),25,690000,"RPI 2-4% annual",D(2026,7,14))]),
("SOUTH",[("FX08","Cedar Lawn","Tunbridge Wells",66,"Weald & Downs Care LLP",D(2022,2,1),30,858000,"CPI+0.5% cap 4%",D(2026,2,1)),("FX09","Seabreeze House","Worthing",44,"Weald & Downs Care LLP",D(2022,2,1),30,506000,"CPI+0.5% cap 4%",D(2026,2,1)),("FX10","Hollybank","Andover",50,"Test Valley Nursing Ltd",D(2012,5,4),25,418750,"Fixed 2.5% annual",D(2026,5,4)),("FX11","Chalkpit Manor","Dorchester",58,"Larksong Healthcare plc",D(2023,12,25),25,696000,"RPI 2-4% annual",D(2025,12,25))])]
wb=Workbook();cv=wb.active;cv.title="Cover";ws=wb.create_sheet("Tenancy");wc=wb.create_sheet("Covenants")
cv['B3']="Project Foxglove";cv['B3'].font=Font(name='Georgia',size=22,bold=True,color='5B2C6F');cv['B5']="Eleven purpose-built care homes";cv['B6']="Tenancy information as at 30 September 2025";cv['B9']="Strictly private & confidential";cv.sheet_view.showGridLines=False
ws.sheet_view.showGridLines=False
fo=lambda **k:Font(name='Georgia',size=9,**k)
ws['B2']="Project Foxglove: tenancy schedule";ws['B2'].font=Font(name='Georgia',size=14,bold=True,color='5B2C6F')
hd=[("Ref",""),("Home",""),("Town",""),("Registered","beds"),("Tenant",""),("Term","commencement"),("Term","expiry"),("Unexpired","(years)"),("Current rent","(£ pa)"),("Rent per","bed (£)"),("Review","basis"),("Next","review")]
for i,(a,b) in enumerate(hd,2):
    for rr,x in((4,a),(5,b)):
        c=ws.cell(rr,i,x or None);c.font=fo(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='5B2C6F');c.alignment=Alignment(horizontal='center')
r=6;rows=[];GB=GR=WN=0
for sec,Ls in S:
    ws.cell(r,2,sec).font=fo(bold=True,color='5B2C6F');r+=1;sb=sr=0
    for ref,hm,tn,bd,t,s,y,rt,bs,nx in Ls:
        R={"unit":ref,"propertyName":hm,"section":sec};sb+=bd
        v=[ref,hm,tn,bd]
        if t:
            e=endof(s,y);ux=round((e-AS).days/365.25,1);v+=[t,s,e,ux,rt,round(rt/bd),bs,nx];sr+=rt;WN+=ux*rt
            R.update(tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=rt)
        else: v+=["Vacant - closed March 2025"];R["statusText"]="Vacant - closed March 2025"
        for i,x in enumerate(v,2):
            c=ws.cell(r,i,x);c.font=fo(italic=not t);c.border=Border(bottom=Side(style='thin',color='D7BDE2'))
            if isinstance(x,D): c.number_format='dd mmm yy';c.alignment=Alignment(horizontal='center')
            elif i in(10,11): c.number_format='#,##0'
            elif i==9: c.number_format='0.0'
        rows.append(R);r+=1
    for i,x in((3,f"{sec.title()} sub-total"),(5,sb),(10,sr)): c=ws.cell(r,i,x);c.font=fo(bold=True);c.number_format='#,##0'
    GB+=sb;GR+=sr;r+=2
for i,x in((3,"Portfolio total / weighted average"),(5,GB),(9,round(WN/GR,1)),(10,GR)):
    c=ws.cell(r,i,x);c.font=fo(bold=True);c.number_format='0.0' if i==9 else '#,##0';
for i in range(2,14): ws.cell(r,i).border=Border(top=Side(style='medium',color='5B2C6F'),bottom=Side(style='medium',color='5B2C6F'))
ws.cell(r+2,2,"11 homes, 10 let and 1 vacant. All leases are full repairing and insuring. Rent per bed is on registered beds.").font=fo(italic=True)
for i,w in enumerate([2,7,20,17,11,27,14,11,10,13,10,20,11],1): ws.column_dimensions[L(i)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
for x in [["Tenant","Homes","Rent cover (EBITDARM)","Guarantor"],["Beckside Care Group Ltd",2,"1.9x","Beckside Holdings Ltd"],["Larksong Healthcare plc",3,"2.2x","None"],["Weald & Downs Care LLP",2,"1.7x","W&D Topco Ltd"],["Others",3,"1.5x","Various"]]: wc.append(x)
wb.save(doc(F))
save(F,"SENIOR_HOUSING","care home portfolio, regional sections, cover and covenant sheets around it",False,"Project Foxglove",AS,11,10,1,rows,sheet="Tenancy")
