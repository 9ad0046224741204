# Argus-like presentation rent roll
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
N='p03_argus_presentation.pdf'
T=[('Ashford Legal Group, P.C.','0300','Office',14820,'11/2019','10/2029',34.50,'Base Yr 2019','Market',[('11/2026',35.50),('11/2027',36.50),('11/2028',37.50)]),
('Trellis Software, Inc.','0400','Office',22110,'2/2022','1/2032',36.00,'Base Yr 2022','Renew',[('2/2027',37.08),('2/2028',38.19)]),
('Trellis Software, Inc.','0410','Office',5230,'8/2023','1/2032',37.25,'Base Yr 2022','Renew',[('8/2026',38.37)]),
('Marlow Wealth Advisors','0200','Office',6480,'4/2021','3/2026',33.00,'Base Yr 2021','Market',[]),
('Cafe Corvina','0100','Retail',2150,'9/2020','8/2030',29.00,'Net','Market',[('9/2026',30.00)]),
('GSA - Field Audit','0500','Office',18900,'6/2016','5/2031',38.75,'None','Vacate',[]),
('Pinnacle Surveying Co.','0210','Office',3900,'1/2024','6/2029',35.00,'Base Yr 2024','Market',[('1/2027',36.05),('1/2028',37.13)]),
('Vacant Suite 220','0220','Office',4410,'7/2026','6/2033',34.00,'Base Yr 2026','Market',[]),
('Vacant Suite 510','0510','Office',7385,'10/2026','9/2033',34.00,'Base Yr 2026','Market',[]),
('Orchid Imaging Partners','0600','Office',11960,'12/2018','11/2028',36.75,'Base Yr 2018','Renew',[('12/2026',37.85),('12/2027',38.99)]),
('Benton Architects','0610','Office',8840,'5/2023','8/2030',35.50,'Base Yr 2023','Market',[('5/2026',36.57),('5/2027',37.67)])]
tot=sum(t[3] for t in T)
H=[['','Tenant Name','','Floor Area','Rate &','Annual','Monthly','','Changes','Changes','Expense','Upon'],['','Type  &  Suite Number','Lease Dates','& Share','per SF','Base Rent','Base Rent','Status','on','to','Recovery','Expiration']]
tb=H[:];rows=[];sa=sm=0
for i,(n,s,ty,a,b,e,rt,rec,up,st) in enumerate(T,1):
    ann=round(a*rt);mo=round(ann/12);vac=n.startswith('Vacant')
    A=(f'{ann:,}',f'{mo:,}')
    tb.append([str(i),f'{n}\n{ty}, Suite: {s}',f'{b} to\n{e}',f'{a:,}\n{a/tot*100:.2f}%',f'${rt:.2f}'+(' mkt' if vac else ''),f'${ann:,}',f'${mo:,}','Vacant - Spec' if vac else 'Contract','\n'.join(x[0] for x in st) or '-','\n'.join(f'${round(a*x[1]):,}' for x in st) or '-',rec,up])
    d=dict(unit=s,unitType=ty,area=a,statusText='Vacant - Spec' if vac else 'Contract')
    if vac:
        for q in (2,5,6): tb[-1][q]='-'
    else:
        from datetime import datetime as D
        mm=lambda x:D.strptime(x,'%m/%Y').strftime('%Y-%m')
        d.update(tenantName=n,leaseStartDate=b,leaseEndDate=e,contractRent=mo,annualRent=ann,rentSteps=[dict(date=mm(x[0]),amount=round(a*x[1]),per='year') for x in st]);sa+=ann;sm+=mo
    rows.append(d)
occ=[t for t in T if not t[0].startswith('Vacant')]
tb.append(['','Total occupied area','',f'{sum(t[3] for t in occ):,}\n{sum(t[3] for t in occ)/tot*100:.2f}%','',f'${sa:,}',f'${sm:,}',f'{len(occ)} leases','','','',''])
tb.append(['','Total available area','',f'{tot-sum(t[3] for t in occ):,}\n{100-sum(t[3] for t in occ)/tot*100:.2f}%','','','',f'{len(T)-len(occ)} suites','','','',''])
tb.append(['','Total building','',f'{tot:,}','','','','','','','',''])
st=[('FONT',(0,0),(-1,-1),'Times-Roman',7.5),('FONT',(0,0),(-1,1),'Times-Bold',7.5),('FONT',(0,-3),(-1,-1),'Times-Bold',7.5),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(3,0),(6,-1),'RIGHT'),('ALIGN',(9,0),(9,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,1),(-1,1),1.2,colors.black),('LINEABOVE',(0,-3),(-1,-3),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]
def pf(c,d):
    w,h=landscape(letter);c.setFont('Times-Roman',8);c.drawString(40,h-30,'Software : AE 14.2.1    File : Lakemont Tower UW v6');c.drawRightString(w-40,h-30,'Date : 2/20/26');c.drawString(40,h-40,'Property Type : Office & Retail');c.drawRightString(w-40,h-40,'Time : 5:47 pm');c.drawRightString(w-40,h-50,f'Ref# : AFB   Page : {d.page}')
    c.setFont('Times-Bold',11);c.drawCentredString(w/2,h-46,'Lakemont Tower');c.drawCentredString(w/2,h-60,'Presentation Rent Roll & Current Term Tenant Summary');c.setFont('Times-Roman',9);c.drawCentredString(w/2,h-73,'As of Mar-2026 for 1,126 Lakemont Parkway'.replace('1,126','1126'));
SimpleDocTemplate(doc(N),pagesize=landscape(letter),topMargin=84,leftMargin=36,rightMargin=36,bottomMargin=36).build([Table(tb,colWidths=[18,128,52,54,44,62,56,58,46,62,66,54],style=st,repeatRows=2)],onFirstPage=pf,onLaterPages=pf)
save(N,'OFFICE','Argus presentation rent roll, two-line records, stacked steps',True,dict(propertyName='Lakemont Tower',asOnDate='2026-03',units=len(T),occupied=len(occ),vacant=len(T)-len(occ),printedTotals=dict(area=tot,annualRent=sa,contractRent=sm),rows=rows))
