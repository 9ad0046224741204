from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
def run():
    R=random.Random(2807)
    X=[('Pontoon berths, walk-ashore',[('Up to 6.0 m',34,29,5.6),('6.1 - 8.0 m',58,52,7.3),('8.1 - 10.0 m',71,66,9.2),('10.1 - 12.0 m',63,60,11.1),('12.1 - 15.0 m',28,24,13.4),('15.1 - 18.0 m',9,7,16.3),('Over 18 m / superyacht hammerhead',3,2,22.5)],486),
       ('Moorings, boat access only',[('Fore-and-aft trots, to 9 m',22,14,7.8),('Swinging, to 12 m',31,23,10.2),('Visitor buoys (seasonal licence)',6,6,11)],212),
       ('Ashore',[('Dry stack, to 7.5 m',48,41,6.7),('Hardstanding, cradle',26,26,9.8),('Dinghy and RIB rack',40,31,3.4)],268)]
    M=['units','occupied','vacant','pct_occ','other:Mean LOA m','other:TARIFF 2025/26 £ per m p.a.','other:TARIFF 2025/26 £ per berth p.a.','other:ACHIEVED £ per let berth p.a.','other:ACHIEVED Contract income £ p.a.','other:ACHIEVED % of tariff']
    rows=[]
    for s,l,pm in X:
        for ty,u,o,loa in l:
            pmm=round(pm*R.uniform(.9,1.12)/.5)*.5;tar=round(pmm*loa);ach=round(tar*R.uniform(.86,1.0))
            rows.append({'type':ty,'s':s,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),M[4]:loa,M[5]:pmm,M[6]:tar,M[7]:ach,M[8]:ach*o,M[9]:round(ach/tar*100,1)})
    def tl(lbl,rs):
        u,o=S(rs,'units'),S(rs,'occupied');inc=S(rs,M[8]);lo=sum(r['units']*r[M[4]] for r in rs);ta=sum(r['units']*r[M[6]] for r in rs);to=sum(r['occupied']*r[M[6]] for r in rs)
        return {'label':lbl,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),M[4]:round(lo/u,1),M[5]:round(ta/lo,2),M[6]:round(ta/u),M[7]:round(inc/o),M[8]:inc,M[9]:round(inc/to*100,1)}
    def fm(r): return [f"{int(r['units'])}",f"{int(r['occupied'])}",f"{int(r['vacant'])}" if r['vacant'] else '0',f"{r['pct_occ']:.1f}%",f'{r[M[4]]:.1f}',f'{r[M[5]]:,.2f}',f'{r[M[6]]:,.0f}',f'{r[M[7]]:,.0f}',f'{r[M[8]]:,.0f}',f'{r[M[9]]:.1f}%']
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=8,leading=9.5)
    T=[['Berth by length','','','','','Mean','TARIFF 2025/26','','ACHIEVED','',''],['','No.','Let','Free','Occ.','LOA','£ per m','£ per','£ per let','Contract','% of'],['','','','','','m','p.a.','berth p.a.','berth p.a.','income £ p.a.','tariff']]
    st=[];tot=[]
    for s,_,_ in X:
        rs=[r for r in rows if r['s']==s]
        T.append([s]+['']*10);i=len(T)-1;st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.5),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#0B5563')),('TOPPADDING',(0,i),(-1,i),8)]
        for r in rs:T.append([Paragraph(r['type'],P)]+fm(r))
        t=tl('Sub-total '+s.split(',')[0].lower(),rs);tot.append(t);T.append([Paragraph('<b>'+t['label']+'</b>',P)]+fm(t));i=len(T)-1;st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.4,colors.grey)]
    t=tl('All berths / average',rows);tot.append(t);T.append([t['label']]+fm(t));i=len(T)-1;st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#D9EBEE')),('BOX',(0,i),(-1,i),.8,colors.black)]
    tb=Table(T,colWidths=[112,30,28,28,38,30,44,50,50,62,42])
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(10,0)),('ALIGN',(6,0),(-1,0),'CENTER'),('TOPPADDING',(0,0),(-1,2),1),('BOTTOMPADDING',(0,0),(-1,1),0),('LINEBELOW',(0,2),(-1,2),1,colors.black),('LINEBELOW',(6,0),(7,0),.4,colors.black),('LINEBELOW',(8,0),(10,0),.4,colors.black),('VALIGN',(0,3),(-1,-1),'MIDDLE')]+st))
    K=lambda s,z=9,b=0:Paragraph(s,ParagraphStyle('k',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+3.5,spaceAfter=5))
    sm=Table([['Other income units (not in the mix above)','Number','In use'],['Car park bays, annual permit','210','164'],['Trade units, boatyard','11','9'],['Lockers','72','58']],colWidths=[200,60,60],hAlign='LEFT');sm.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
    SimpleDocTemplate(doc('um_tidewell_berth_mix.pdf'),pagesize=A4,leftMargin=38,rightMargin=38,topMargin=40,bottomMargin=40).build([K('Tidewell Haven Marina, Hampshire',15,1),K('Berth mix and pricing at 30 September 2025',11),K('Prepared for the annual tariff review by the commercial manager. The marina is held on a 99-year lease of the bed and foreshore; the breakwater was renewed in 2021. Tariffs are ex VAT and for a twelve-month contract; mean LOA is of the vessels the berth is designed for. Averages in the sub-totals are weighted by number of berths (tariff) or let berths (achieved); % of tariff compares let berths at tariff.'),Spacer(1,6),tb,Spacer(1,14),sm,Spacer(1,10),K('Free berths on the trots await re-chaining in the spring. No short-stay visitor income is included.',8)])
    for r in rows:r.pop('s')
    emit('um_tidewell_berth_mix.pdf','UM',M,rows,tot,None,'OTHER','J. Silverlock, commercial manager, Tidewell Haven','portrait report with cover text, three-line grouped header, sections, weighted sub-totals, side table of other units','prices per metre and per berth a year, weighted averages, side table not in the mix, wrapped type names')
