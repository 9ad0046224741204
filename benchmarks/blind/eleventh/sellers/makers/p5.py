from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FILE='Castlegate Parade - Tenancy Schedule.pdf'
def make():
    P=lambda t,b=False,al=0,s=6.8: Paragraph(("<b>%s</b>"%t if b else t),ParagraphStyle('x',fontName='Times-Roman',fontSize=s,leading=s+1.3,alignment=al))
    # unit, demise, tenant, area, start, term, expiry, review/break, rent pa, erv, deposit, comment, step
    D=[("12","Ground floor shop","Harborough Vape & Phone Ltd",612,"24 Jun 2022","5 years","23 Jun 2027","Tenant break 24 Jun 2024 not exercised",14500,14000,3625,"Inside 1954 Act",None),
     ("12A","First floor flat","Ms Y Pruett",None,"1 Sep 2024","12 months","31 Aug 2025","-",9300,9900,1073,"AST, £775 pcm",None),
     ("14","Ground floor shop & basement","Penhallow Opticians LLP",845,"25 Mar 2018","10 years","24 Mar 2028","Review 25 Mar 2023, agreed at nil increase",18750,18500,None,"FRI by way of service charge",None),
     ("14A","First & second floor maisonette","Long leaseholder (Redfern)",None,"29 Sep 1988","125 years","28 Sep 2113","Doubles every 25 years",100,None,None,"Sold off; ground rent only",None),
     ("16","Ground floor shop","VACANT",590,None,None,None,None,None,13500,None,"To let at £13,500 pax; under offer to a dog groomer",None),
     ("16A","First floor flat","Mr & Mrs B Halvorsen",None,"14 Feb 2023","Periodic","Periodic","-",8700,9600,1003,"AST holding over, £725 pcm",None),
     ("18-20","Double shop, ground floor","The Copper Kettle (Midlands) Ltd t/a Copper Kettle Café",1420,"29 Sep 2021","15 years","28 Sep 2036","Fixed uplift to £27,500 on 29 Sep 2026. Tenant break 29 Sep 2031",25000,27000,12500,"A3 fit-out by tenant. Personal guarantee",("2026-09-29",27500)),
     ("18A","First floor flat, front","Miss A Prakhar",None,"1 Nov 2024","12 months","31 Oct 2025","-",9000,9300,1038,"AST, £750 pcm",None),
     ("20A","First floor flat, rear","VACANT",None,None,None,None,None,None,8700,None,"Damp works; ready May",None),
     ("22","Ground floor shop","Wexler Independent Funerals Ltd",780,"25 Dec 2012","20 years","24 Dec 2032","Review 25 Dec 2027 (upwards only)",16250,17500,None,"",None),
     ("22A","First floor offices","Stroud Tax Services",465,"1 Jan 2023","3 years","31 Dec 2025","-",5400,5600,450,"Outside 1954 Act",None),
     ("24","End unit with forecourt","Larkin & Boateng Solicitors",1105,"24 Jun 2019","10 years","23 Jun 2029","Tenant break 24 Jun 2027; review 24 Jun 2024 outstanding",21000,23500,None,"",None),
     ("Rear","4 car spaces","Wexler Independent Funerals Ltd",None,"25 Dec 2012","Licence","1 month","-",1200,1200,None,"£25 per space per month",None)]
    g=lambda x:"" if x is None else f"£{x:,}"
    hd=[P("Unit",1),P("Demise",1),P("Tenant",1),P("Area<br/>(sq ft NIA)",1,2),P("Lease<br/>start",1),P("Term",1),P("Lease<br/>expiry",1),P("Break / review",1),P("Passing rent<br/>(£ per annum)",1,2),P("£ psf",1,2),P("ERV<br/>(£ pa)",1,2),P("Deposit<br/>held",1,2),P("Comments",1)]
    body=[];rows=[]
    def cv(s):
        try: return dt.datetime.strptime(s,'%d %b %Y').date().isoformat()
        except Exception: return s
    for u,dm,t,a,s,tm,e,br,r,erv,dep,cm,stp in D:
        v=t=="VACANT"; t2=t.replace('&','&amp;')
        body.append([P(u),P(dm.replace('&','&amp;')),P(t2,v),P(f"{a:,}" if a else "",0,2),P(s or ''),P(tm or ''),P(e or ''),P(br or ''),P(g(r),0,2),P(f"£{r/a:.2f}" if r and a else "",0,2),P(g(erv),0,2),P(g(dep),0,2),P(cm.replace('&','&amp;'))])
        rows.append(dict(unit=u,unitType=dm,tenantName=None if v else t,area=a,statusText="VACANT" if v else "Occupied",leaseStartDate=cv(s),leaseEndDate=cv(e),annualRent=r,deposit=dep,rentSteps=[dict(date=stp[0],amount=stp[1],per="year")] if stp else None))
    R_=sum(d[8] or 0 for d in D);E_=sum(d[9] or 0 for d in D);A_=sum(d[3] or 0 for d in D);Dp=sum(d[10] or 0 for d in D)
    body.append([P(""),P("TOTAL",1),P(""),P(f"{A_:,}",1,2)]+[P("")]*4+[P(g(R_),1,2),P(""),P(g(E_),1,2),P(g(Dp),1,2),P("")])
    T=Table([hd]+body,colWidths=[30,78,96,42,46,40,46,100,54,32,44,42,104],repeatRows=1)
    T.setStyle(TableStyle([('LINEBELOW',(0,0),(-1,0),.9,colors.black),('LINEBELOW',(0,1),(-1,-3),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.9,colors.black),('LINEBELOW',(0,-1),(-1,-1),.9,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),3)]))
    doc=SimpleDocTemplate(f'{R}/documents/{FILE}',pagesize=landscape(A4),margins=30,leftMargin=36,rightMargin=36,topMargin=48,bottomMargin=46,invariant=1)
    def deco(c,d):
        W,H=landscape(A4); c.setFont('Times-Bold',8); c.drawString(42,H-36,'GRUBB PENHALLOW'); c.setFont('Times-Roman',8); c.drawString(130,H-36,'Chartered Surveyors'); c.drawRightString(W-42,H-36,'Subject to contract')
        c.drawCentredString(W/2,24,f'Tenancy schedule  -  page {d.page}')
    h=lambda t,s: Paragraph(t,ParagraphStyle('h',fontName='Times-Bold',fontSize=s,leading=s+4))
    doc.build([h("CASTLEGATE PARADE, 12-24 CASTLEGATE, HARBOROUGH LE26",13),P("Schedule of tenancies and income as at the quarter day, 25 March 2025",0,0,9.5),Spacer(1,8),T,Spacer(1,8),
      P("1. Areas are net internal and from the vendor; residential parts have not been measured. 2. All rents are exclusive of VAT, which is not elected. 3. The rear car spaces are licensed apart from the shop at No. 22 and terminable on one month's notice. 4. ERV is our opinion and excludes the long leasehold maisonette.",0,0,8),Spacer(1,8),
      Table([[P("Summary",1,0,8),P("No.",1,2,8),P("Let",1,2,8),P("Vacant",1,2,8),P("£ pa",1,2,8)]]+[[P(n,0,0,8),P(str(len(x)),0,2,8),P(str(sum(1 for d in x if d[8])),0,2,8),P(str(sum(1 for d in x if not d[8])),0,2,8),P(f"{sum(d[8] or 0 for d in x):,}",0,2,8)] for n,x in [("Shops and offices",[d for d in D if ('hop' in d[1] or 'unit' in d[1] or 'offices' in d[1])]),("Flats and maisonette",[d for d in D if 'flat' in d[1] or 'mais' in d[1]]),("Parking",[d for d in D if 'car' in d[1]]),("All",D)]],colWidths=[110,40,40,44,60],hAlign='LEFT',style=[('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black)])],onFirstPage=deco,onLaterPages=deco)
    save(FILE,dict(propertyName="Castlegate Parade",asOnDate="2025-03-25",units=13,occupied=11,vacant=2,rows=rows),'MIXED_USE','UK surveyor tenancy schedule, wrapped cells, annual rents in pounds','annual rents; pcm in comments; long-leasehold ground rent; ERV and psf columns; fixed uplift in text')
if __name__=='__main__': make()
