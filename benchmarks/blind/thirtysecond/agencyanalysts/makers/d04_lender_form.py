from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
def make():
    R=random.Random(404); name='FORM-OS-27_HeronPointe_2025Q1.pdf'
    s=St('Seniors Housing Quarterly Operating Statement','Heron Pointe Senior Living','2025-01-01','2025-03-31',['Prior Year End 12/31/2023','Prior Year End 12/31/2024','Year-to-Date 3/31/2025','Servicer Adjustment','Adjusted YTD'],dec=0)
    no={}
    def L(n,lab,a,ad=0,com='',neg=False):
        q=1 if not neg else -1
        v24=int(a*(1+R.uniform(-.01,.01))); v23=int(v24/(1+R.uniform(.01,.06))); y=int(v24/4*(1+R.uniform(-.02,.07)))
        i=s.l(lab,[q*v23,q*v24,q*y,ad,q*y+ad]); no[i]=(n,com); return i
    def T(n,lab,p,m=(),**k): i=s.t(lab,p,m,**k); no[i]=(n,''); return i
    hh=lambda x: no.setdefault(s.h(x),('',''))
    hh('A. RESIDENT REVENUE')
    a=[L(1,'Independent Living - Base Rent',3120400),L(2,'Assisted Living - Base Rent',2688300),L(3,'Memory Care - Base Rent',1422900),L(4,'Level of Care Charges',918200),L(5,'Second Person Fees',141600)]
    g=T(6,'Gross Potential Resident Revenue',a)
    b=[L(7,'Less: Vacancy',1014000,0,'IL wing 88% occ.',True),L(8,'Less: Concessions',96200,-8500,'Move-in specials booked in April',True),L(9,'Less: Bad Debt',24100,0,'',True)]
    e=T(10,'Net Resident Revenue',[g]+b)
    o=[L(11,'Community Fees',232500),L(12,'Respite / Guest Stays',61800),L(13,'Beauty Salon, Meals & Other',48300,-3120,'Non-recurring insurance refund')]
    egi=T(14,'EFFECTIVE GROSS INCOME',[e]+o,typ='TOTAL',key='total_income')
    hh('B. OPERATING EXPENSES')
    x=[L(15,'Administrative & General',588200,-12750,'Legal fees, lawsuit settled 2/25'),L(16,'Payroll - Nursing / Resident Care',1688400),L(17,'Payroll - Dietary',512600),L(18,'Payroll - Housekeeping & Maintenance',318900),L(19,'Payroll - Administrative & Marketing',441300),L(20,'Payroll Taxes and Benefits',602800),L(21,'Raw Food',398700),L(22,'Activities & Transportation',88400),L(23,'Utilities',341900),L(24,'Repairs and Maintenance',164200,-18400,'Elevator modernization - capital'),L(25,'Marketing & Referral Fees',201500),L(26,'Property Insurance',148600),L(27,'Liability Insurance',96900),L(28,'Real Estate Taxes',362100,4210,'To actual 2025 bill'),L(29,'Management Fee',379000)]
    te=T(30,'TOTAL OPERATING EXPENSES',x,typ='TOTAL',key='total_operating_expenses')
    noi=T(31,'NET OPERATING INCOME',[egi],[te],typ='TOTAL',key='noi')
    rr=s.l('Replacement Reserve Deposits',[44800,44800,11200,0,11200]); no[rr]=(32,'$350/unit')
    ncf=T(33,'NET CASH FLOW',[noi],[rr],typ='TOTAL',key='net_cash_flow')
    ds=[s.l('Debt Service - Senior Loan',[868200,868200,217050,0,217050])]; no[ds[0]]=(34,'I/O ended 6/22')
    T(35,'CASH FLOW AFTER DEBT SERVICE',[ncf],ds,typ='TOTAL')
    old=s.rows[te]['v'][1]; s.rows[te]['v'][1]=old+27000
    s.planted=dict(what=f"TOTAL OPERATING EXPENSES, Prior Year End 12/31/2024, printed {old+27000:,} instead of {old:,}",kind='total_wrong',row=te,column=1)
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=6.2,leading=7); B=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold',fontSize=6.6,alignment=1)
    hd=[[Paragraph(t,B) for t in ('Line','Item','Prior Year End<br/>12/31/2023','Prior Year End<br/>12/31/2024','Year-to-Date<br/>3/31/2025','Servicer<br/>Adjustment','Adjusted<br/>YTD','YTD % of<br/>EGI','Comments')]]
    ey=s.rows[egi]['v'][4]; st=[('GRID',(0,0),(-1,-1),.4,colors.black),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#c9d7e8')),('FONT',(0,1),(-1,-1),'Helvetica',7),('ALIGN',(2,1),(7,-1),'RIGHT'),('ALIGN',(0,1),(0,-1),'CENTER'),('TOPPADDING',(0,1),(-1,-1),1.1),('BOTTOMPADDING',(0,1),(-1,-1),1.4),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
    for i,r in enumerate(s.rows):
        n,com=no[i]; k=len(hd)
        if r['type']=='HEADING': hd.append([r['label']]+['']*8); st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#1f3a5f')),('TEXTCOLOR',(0,k),(-1,k),colors.white),('ALIGN',(0,k),(0,k),'LEFT'),('FONT',(0,k),(-1,k),'Helvetica-Bold',7)]; continue
        hd.append([str(n),r['label']]+[fm(v,0) for v in r['v']]+[f"{abs(r['v'][4])/ey*100:.1f}%",Paragraph(com,P)])
        if r['type']!='LINE': st+=[('FONT',(1,k),(-2,k),'Helvetica-Bold',7),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eef2f7'))]
    N=lambda t,z=7.5,b=0,al=0: Paragraph(t,ParagraphStyle('n',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+2,alignment=al))
    info=Table([[N('<b>Property:</b> Heron Pointe Senior Living'),N('<b>Loan No.:</b> 70-118834'),N('<b>Statement period:</b> 1/1/2025 to 3/31/2025')],[N('<b>Borrower:</b> HP Seniors Owner LP'),N('<b>Units / Beds:</b> 128 / 141'),N('<b>Average occupancy, quarter:</b> 87.9%')]],colWidths=[270,190,275],style=[('BOX',(0,0),(-1,-1),.8,colors.black),('INNERGRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)])
    t=Table(hd,colWidths=[26,176,72,72,72,62,68,46,141],repeatRows=1,style=st)
    r=s.rows; dscr=Table([['Quarter DSCR (line 33 / line 34), as adjusted:',f"{s.rows[ncf]['v'][4]/217050:.2f}x",'Prepared by:','______________________','Date:','__________']],style=[('FONT',(0,0),(-1,-1),'Helvetica',7.5)])
    def foot(c,d):
        c.setFont('Helvetica',6); c.drawString(28,14,'Form OS-27 (rev. 08/2023)   Brightwater Agency Capital - Asset Management'); c.drawRightString(764,14,'Page 1')
    SimpleDocTemplate(os.path.join(DOC,name),pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=18,bottomMargin=22,invariant=1).build([N('BRIGHTWATER AGENCY CAPITAL',8,1,1),N('SENIORS HOUSING QUARTERLY OPERATING STATEMENT',11,1,1),Spacer(1,4),info,Spacer(1,4),t,Spacer(1,3),dscr],onFirstPage=foot)
    return save(name,s,'SENIOR_HOUSING','OPERATING_STATEMENT','lender form, boxed grid, line numbers, adjustment and comment columns')
