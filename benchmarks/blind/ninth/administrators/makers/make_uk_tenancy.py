from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
fn='Marrowby_House_tenancy_schedule.pdf'; AS=D(2025,9,29)
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.2,leading=9.8); B=ParagraphStyle('b',parent=P,fontName='Times-Bold'); RR=ParagraphStyle('r',parent=P,alignment=2); RB=ParagraphStyle('rb',parent=B,alignment=2)
L=[('Shop A','Retail (Class E)','Umberleigh Chemists Limited',142.6,'25 March 2016','24 March 2031','25 March 2026',48500,'Upward only review; tenant break 25/03/2026 on 6 months notice'),
('Shop B','Retail (Class E)','Trevanick Bakehouse Ltd',88.1,'29 September 2021','28 September 2031','29 September 2026',31250,'Schedule of condition'),
('Shop C','Retail (Class E)','Vacant',97.4,None,None,None,None,'Under refurbishment'),
('Ground floor rear','Storage','Umberleigh Chemists Limited',36.0,'25 March 2016','24 March 2031',None,3600,'Co-terminous with Shop A'),
('First floor (east)','Office','Stavely Lathbury Surveyors LLP',214.9,'1 June 2022','31 May 2027','',52650,'Outside the 1954 Act'),
('First floor (west)','Office','Ravensmoor Charity Trust',187.2,'24 June 2019','23 June 2029','24 June 2024',41200,'2024 review outstanding'),
('Second floor','Office','Penhallick Digital Limited',402.5,'1 January 2024','31 December 2033','1 January 2029',112700,'Rent deposit held; half rent period ended'),
('Third floor','Office','Vacant',398.8,None,None,None,None,'Quoting £285 per sq m'),
('Car spaces 1-12','Parking','Penhallick Digital Limited',None,'1 January 2024','31 December 2033','',14400,'Licence'),
('Roof','Telecoms','Norvane Mast Networks Limited',None,'12 May 2014','Holding over','',9750,'Lease expired 11 May 2024')]
def m(v): return '' if v is None else f"£{v:,.2f}"
H=['Demise','Use','Tenant','NIA\n(sq m)','Lease start','Lease expiry','Next rent\nreview','Passing rent\n(£ per annum)','Comments']
data=[[Paragraph(h.replace('\n','<br/>'),B) for h in H]]; rows=[]
for u,us,t,a,s,e,rv,an,cm in L:
    data.append([Paragraph(u,P),Paragraph(us,P),Paragraph(t,P),Paragraph('' if a is None else f"{a:,.1f}",RR),Paragraph(s or '',P),Paragraph(e or '',P),Paragraph(rv or '',P),Paragraph(m(an),RR),Paragraph(cm,P)])
    row=dict(unit=u,unitType=us,area=a,statusText='Vacant' if t=='Vacant' else 'Occupied')
    pd=lambda x: dt.datetime.strptime(x,'%d %B %Y').date() if x and x[0].isdigit() else x
    if t!='Vacant': row.update(tenantName=t,leaseStartDate=pd(s),leaseEndDate=pd(e),annualRent=an)
    rows.append(row)
data.append(['','',Paragraph('Total',B),Paragraph(f"{sum(x[3] or 0 for x in L):,.1f}",RB),'','','',Paragraph(m(sum(x[7] or 0 for x in L)),RB),''])
def pg(c,d):
    c.setFont('Times-Italic',7.5); c.drawString(50,28,'Subject to contract. Prepared from the managing agent\'s records at the September quarter day.'); c.drawRightString(790,28,f'{d.page}')
doc=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=44,bottomMargin=44)
T1=ParagraphStyle('t',parent=B,fontSize=15,leading=19); 
doc.build([Paragraph('Marrowby House, 14-18 Ivesdale Street',T1),Paragraph('Tenancy Schedule as at 29 September 2025',ParagraphStyle('x',parent=P,fontSize=10,leading=14)),Spacer(1,10),Table(data,colWidths=[66,60,112,42,78,82,76,76,150],repeatRows=1,style=[('GRID',(0,0),(-1,-1),.6,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E7E6E6'))])],onFirstPage=pg,onLaterPages=pg)
save(fn,'MIXED_USE','Word table, English managing agent tenancy schedule','square metres, annual rents in pounds, one tenant with two demises, holding over as text','Marrowby House',AS,None,None,None,rows)
