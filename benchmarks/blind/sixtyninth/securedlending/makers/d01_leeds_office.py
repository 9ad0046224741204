from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.units import mm
F='Kestrel Wharf Leeds - Appendix 3 Tenancy Schedule.pdf'
PROP='Kestrel Wharf'
# suite, tenant, use, nia, start, expiry, break, review, rent, erv psf, act, comment, step
d=lambda s: D(int(s[6:]),int(s[3:5]),int(s[:2])) if s else None
data=[('Ground Floor',[
('Unit G1','Rosco & Finch Coffee Ltd','Café (E)',1842,'24/06/2019','23/06/2034','24/06/2029','24/06/2029',46000,25.0,'In','Ground lobby entrance shared',None),
('Unit G2','Bramham Dental Care LLP','Clinic (E)',2310,'29/09/2021','28/09/2031','','29/09/2026',55500,24.5,'In','',None),
('Reception',None,'Management suite',None,'','','','',None,None,'','Landlord - not income producing',None)]),
('First Floor',[
('Suite 1A','Aldgrove Wealth Partners Ltd','Office',4125,'25/03/2022','24/03/2032','25/03/2027','25/03/2027',119625,32.0,'In','',None),
('Suite 1B','Calder Structural Engineers LLP','Office',3688,'01/02/2024','31/01/2034','01/02/2029','01/02/2029',101420,32.0,'In','Half rent until 31/01/2026, topped up by vendor',None),
('Suite 1C','Vacant','Office',1960,'','','','',None,31.0,'','Cat A refit completed June 2025',None)]),
('Second Floor',[
('Suite 2A & 2B','Northmoor Building Society','Office',7940,'29/09/2017','28/09/2027','','-',214380,32.5,'In','No further break. Sub-let of 1,200 sq ft permitted',None),
('Suite 2C','Tanglewood Media Ltd','Office',1955,'14/11/2023','13/11/2028','14/11/2026','-',54740,31.0,'Out','Rent rises to £58,650 pa on 14/11/2026',[(D(2026,11,14),58650)])]),
('Third Floor',[
('Suite 3A','Hallam & Reeve Solicitors LLP','Office',4130,'25/12/2020','24/12/2030','25/12/2025','25/12/2025',111510,33.0,'In','Break not served (notice date passed)',None),
('Suite 3B','Pennine Data Systems Ltd','Office',3690,'01/07/2024','30/06/2029','01/07/2027','-',112545,33.0,'Out','Rent rises to £118,080 pa on 01/07/2026 and £121,770 pa on 01/07/2027',[(D(2026,7,1),118080),(D(2027,7,1),121770)]),
('Suite 3C','Orchid Recruitment Ltd','Office',1962,'06/05/2025','05/05/2028','06/11/2026','-',60822,32.0,'Out','3 months rent free given as half rent',None)]),
('Fourth Floor',[
('Suite 4A','Secretary of State for Levelling Works','Office',5873,'25/03/2015','24/03/2030','','25/03/2025',152698,33.0,'In','Review outstanding; landlord quoting £34.00 psf',None),
('Suite 4B','Vacant','Office',3910,'','','','',None,33.0,'','Under offer to a technology occupier at £33.00 psf',None)]),
('Fifth Floor',[
('Suite 5A','Wharfe Energy Trading plc','Office',6215,'29/09/2022','28/09/2032','29/09/2027','29/09/2027',199500,34.5,'In','Rent deposit £99,750 held',None),
('Suite 5B','Dunmere Claims Ltd','Office',3420,'18/01/2021','17/01/2026','','-',97470,34.0,'Out','Agreed to renew for 5 years at £34 psf, not documented',None)]),
('Roof & Basement',[
('Roof mast','Airspan Networks (UK) Ltd','Telecoms',None,'01/10/2016','30/09/2026','','-',12500,None,'Code','',None),
('Basement store','Hallam & Reeve Solicitors LLP','Storage',640,'25/12/2020','24/12/2030','25/12/2025','25/12/2025',4480,8.0,'In','Co-terminous with Suite 3A',None)]),
]
ps=PS('c',fontName='Helvetica',fontSize=7,leading=8.2); pb=PS('b',parent=ps,fontName='Helvetica-Bold'); pr=PS('r',parent=ps,alignment=2); ph=PS('h',parent=pb,alignment=1,textColor=colors.white)
P=lambda s,st=ps: Paragraph(s.replace('&','&amp;'),st)
hdr=['Suite','Tenant','Use','NIA\n(sq ft)','Lease\nstart','Lease\nexpiry','Tenant\nbreak','Next\nreview','Rent passing\n(£ pa)','£ psf','ERV\n(£ psf)','1954\nAct','Comments']
T=[[P(h.replace('\n','<br/>'),ph) for h in hdr]]
st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2b4a5e')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];ties=[];ta=tr=va=0
for fl,rs in data:
    st+=[('SPAN',(0,len(T)),(-1,len(T))),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#dde6ea'))]
    T.append([P(fl,pb)]+['']*12)
    for s,t,u,a,ls,le,br,rv,r,erv,act,cm,stp in rs:
        v=t=='Vacant'
        T.append([P(s),P(t or '-',pb if v else ps),P(u),P(f'{a:,}' if a else '-',pr),P(ls),P(le),P(br),P(rv),P(f'{r:,}' if r else '-',pr),P(f'{r/a:.2f}' if r and a else '',pr),P(f'{erv:.2f}' if erv else '-',pr),P(act),P(cm)])
        ta+=a or 0; tr+=r or 0
        if v: va+=a
        dep=99750 if 'deposit' in cm else None
        rows.append(R(unit=s,section=fl,unitType=u,area=a,tenantName=None if v else t,statusText='Vacant' if v else ('Occupied' if t else None),annualRent=r,leaseStartDate=d(ls),leaseEndDate=d(le),deposit=dep,rentSteps=[dict(date=iso(x),amount=y,per='year') for x,y in stp] if stp else None))
st+=[('LINEABOVE',(0,len(T)),(-1,len(T)),1,colors.black)]
T.append([P('Total',pb),'','',Paragraph(f'<b>{ta:,}</b>',pr),'','','','',Paragraph(f'<b>{tr:,}</b>',pr),'','','',''])
tb=Table(T,colWidths=[x*mm for x in (21,44,19,15,17,17,17,17,19,12,13,10,52)],repeatRows=1,style=st)
H=PS('H',fontName='Helvetica-Bold',fontSize=12,leading=15,textColor=colors.HexColor('#2b4a5e'));N=PS('N',fontName='Helvetica',fontSize=7.5,leading=9.5)
def foot(c,doc):
    c.setFont('Helvetica',6.5); c.drawString(15*mm,8*mm,'Thorne Whitlock LLP  |  Regulated by RICS  |  Valuation for secured lending purposes'); c.drawRightString(282*mm,8*mm,'Appendix 3 - page %d'%doc.page)
S=[P('APPENDIX 3: TENANCY SCHEDULE',H),P('Kestrel Wharf, 40 Wellington Lane, Leeds LS1 4RB',PS('x',parent=H,fontSize=10)),P('Prepared for Ardmore Commercial Bank plc. Valuation date: 30 September 2025. Areas are Net Internal Area under RICS Property Measurement, provided by the Borrower and check-measured by us on a sample basis.',N),Spacer(1,3*mm),tb,Spacer(1,3*mm),
P(f'Vacant accommodation extends to {va:,} sq ft ({va/ta*100:.1f}% of the total NIA). All leases are drawn on effectively full repairing and insuring terms by way of service charge unless stated.',N),
P('Dates shown as dd/mm/yyyy. "In" / "Out" denotes whether the lease is within the security of tenure provisions of Part II of the Landlord and Tenant Act 1954.',N)]
SimpleDocTemplate(DOC+F,pagesize=landscape(A4),leftMargin=12*mm,rightMargin=12*mm,topMargin=12*mm,bottomMargin=14*mm,title='Tenancy schedule').build(S,onFirstPage=foot,onLaterPages=foot)
ties=[dict(field='area',total=ta,text=f'{ta:,}'),dict(field='annualRent',total=tr,text=f'{tr:,}')]
save(F,'OFFICE','Thorne Whitlock LLP (surveyor)','valuation appendix, floors as headings, PDF platypus',False,PROP,D(2025,9,30),rows,None,None,2,ties)
