# lender's form filled in by borrower
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
def make():
    fn='Form_1107_RentSchedule_signed.pdf'; W,H=612,792
    pdfmetrics.registerFont(TTFont('LSN','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf')); pdfmetrics.registerFont(TTFont('LSI','/usr/share/fonts/truetype/liberation2/LiberationSerif-Italic.ttf'))
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H)); blue=HexColor('#15317e')
    c.setFont('Helvetica-Bold',13); c.drawString(40,748,'CASCADIA COMMUNITY BANK'); c.setFont('Helvetica',8); c.drawString(40,737,'Income Property Lending Department'); c.setFont('Helvetica-Bold',12); c.drawRightString(W-40,748,'BORROWER\'S RENT SCHEDULE'); c.setFont('Helvetica',7); c.drawRightString(W-40,737,'Form IPL-1107 (Rev. 3/21)')
    c.rect(40,664,W-80,64); c.line(40,696,W-40,696); c.line(340,664,340,728); 
    for x,y,l,v in [(43,720,'1. PROPERTY NAME / ADDRESS','Alder Court Apts, 2218 SE Ankeny St, Portland OR'),(343,720,'2. LOAN NUMBER','70-114586-3'),(43,688,'3. BORROWER','Alder Court Holdings LLC'),(343,688,'4. RENTS STATED AS OF','March 1, 2025')]:
        c.setFillColor(black); c.setFont('Helvetica',6); c.drawString(x,y,l); c.setFillColor(blue); c.setFont('LSI',11); c.drawString(x+4,y-16,v)
    c.setFillColor(black)
    xs=[40,74,112,152,252,312,372,428,482,532,572]; y0=650
    hd=[('UNIT','NO.'),('BED /','BATH'),('APPROX','SQ FT'),("TENANT'S NAME",'(or "Vacant")'),('LEASE','BEGINS'),('LEASE','EXPIRES'),('CURRENT','RENT / MO.'),('MARKET','RENT / MO.'),('SECURITY','DEPOSIT'),('FURN.','Y / N')]
    c.setFillColor(HexColor('#dddddd')); c.rect(40,y0-34,532,34,fill=1,stroke=1); c.setFillColor(black); c.setFont('Helvetica-Bold',6.3)
    for k,(a,b) in enumerate(hd):
        m=(xs[k]+xs[k+1])/2; c.drawCentredString(m,y0-9,a); c.drawCentredString(m,y0-17,b); c.setFont('Helvetica',5.5); c.drawCentredString(m,y0-29,f'({chr(97+k)})'); c.setFont('Helvetica-Bold',6.3)
    D=[('1','1/1',640,'R. Thackeray','6-1-23','MTM',1395,1450,1000),('2','1/1',640,'Yesenia Caldera','9-15-24','9-14-25',1425,1450,1425),('3','2/1',850,'Pettibone / Sorrell','2-1-25','1-31-26',1725,1750,1725),('4','2/1',850,'Vacant','','',None,1750,None),('5','1/1',640,'Gwen Ostrander','11-1-22','MTM',1310,1450,900),('6','2/1',850,'T. & M. Ledbetter','7-1-24','6-30-25',1695,1750,1500),('7','2/1',850,'Samir Pradhani','5-1-24','4-30-25',1680,1750,1500),('8','St/1',430,'D. Eubankes (resident mgr)','4-1-21','MTM',600,1150,0)]
    iso2=lambda s: s if s=='MTM' else (None if not s else dt.datetime.strptime(s,'%m-%d-%y').date().isoformat())
    rows=[]; y=y0-34
    for i in range(14):
        for k in range(11): pass
        if i<8:
            u,bb,sf,n,a,b,cr,mk,dp=D[i]; c.setFillColor(blue); c.setFont('LSI',9.5)
            vals=[u,bb,str(sf),n,a,b,'' if cr is None else f'{cr:,}',f'{mk:,}','' if dp is None else f'{dp:,}' ,'N' if u!='8' else 'Y']
            for k,v in enumerate(vals):
                if k==3: c.setFont('LSI',8.6); c.drawString(xs[k]+3,y-13,v); c.setFont('LSI',9.5)
                else: c.drawCentredString((xs[k]+xs[k+1])/2,y-13,v)
            c.setFillColor(black)
            rows.append(dict(unit=u,unitType=bb,area=sf,tenantName=None if n=='Vacant' else n,statusText='Vacant' if n=='Vacant' else 'Occupied',leaseStartDate=iso2(a),leaseEndDate=iso2(b),contractRent=cr,marketRent=mk,deposit=dp))
        y-=19
    yb=y
    for k in range(15): c.setLineWidth(.5); c.line(40,y0-34-19*k,572,y0-34-19*k)
    for x in xs: c.line(x,y0,x,yb-22)
    c.line(40,yb-22,572,yb-22); c.setFont('Helvetica-Bold',7.5); c.drawString(156,yb-14,'TOTALS')
    tc,tm,td=sum(d[6] or 0 for d in D),sum(d[7] for d in D),sum(d[8] or 0 for d in D)
    c.setFillColor(blue); c.setFont('LSI',9.5)
    for k,v in [(6,tc),(7,tm),(8,td)]: c.drawCentredString((xs[k]+xs[k+1])/2,yb-14,f'{v:,}')
    c.setFillColor(black); y=yb-44; c.setFont('Helvetica',8)
    for l,v in [('5. Number of units in property:','8'),('6. Number of units vacant on the date in item 4:','1'),('7. Other income per month (laundry, parking, storage):','$ 145  (laundry)'),('8. Utilities paid by owner:','water / sewer / garbage'),('9. Concessions now being offered:','none')]:
        c.drawString(40,y,l); c.line(270,y-2,480,y-2); c.setFillColor(blue); c.setFont('LSI',10); c.drawString(276,y,v); c.setFillColor(black); c.setFont('Helvetica',8); y-=16
    y-=6; c.setFont('Helvetica',7)
    for l in ['I/We certify that the above is a true and complete statement of all tenancies at the property and that no rents have been collected more than','thirty days in advance. False statements to a federally insured lender are punishable under 18 U.S.C. 1014.']: c.drawString(40,y,l); y-=9
    y-=22; c.line(40,y,270,y); c.line(330,y,480,y); c.setFont('Helvetica',6.5); c.drawString(40,y-8,'Signature of borrower / authorized agent'); c.drawString(330,y-8,'Date signed'); c.setFillColor(blue); c.setFont('LSI',15); c.drawString(52,y+4,'W. Abernethy, member'); c.setFont('LSI',11); c.drawString(340,y+4,'3-19-2025'); c.save()
    ck('p04',sum(x.get('contractRent') or 0 for x in rows),tc)
    save(fn,dict(propertyName='Alder Court Apts',asOnDate='2025-03-01',units=8,occupied=7,vacant=1,rows=rows),'MULTIFAMILY','bank form filled in by borrower, blank lines')
