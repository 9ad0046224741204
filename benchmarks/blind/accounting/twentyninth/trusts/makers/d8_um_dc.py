# platypus: data centre product inventory by campus
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from common import *
FN='lattice_space_power_inventory_Q2.pdf'
CAMP=[('STERLING, VIRGINIA','STG'),('MESA, ARIZONA','MES'),('QUINCY, WASHINGTON','QCY'),('COLUMBUS, OHIO','CMH')]
PR=[('Shared shelf, 10U',1,6,180,420),('Half cabinet',2,14,60,780),('Full cabinet, standard density',5,28,220,1650),('Full cabinet, high density (liquid-ready)',15,28,48,4150),('Cage, 12 cabinets',60,420,16,19800),('Cage, 24 cabinets',120,860,9,37500),('Private suite, 500 kW',500,3800,4,141000),('Storage locker (no power)',None,30,22,145)]
def main():
    rng=random.Random(2908)
    M=['actual','market','sf','total_sf','other:POWER kW each','other:POWER kW total','units','occupied','other:NUMBER OF UNITS Held','vacant','pct_occ','market_total']
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=8.2,leading=9.4); HB=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=8,leading=9.2,alignment=1,textColor=colors.white)
    hp=lambda s:Paragraph(s,HB)
    T=[[hp('Product'),hp('AVERAGE MONTHLY CHARGE PER UNIT'),'',hp('FLOOR AREA (SQ FT)'),'',hp('POWER'),'',hp('NUMBER OF UNITS'),'','','',hp('Occupied %'),hp('List value of all units per month')],
       ['',hp('In place'),hp('List'),hp('Each'),hp('Total'),hp('kW each'),hp('kW total'),hp('Built'),hp('Licensed'),hp('Held'),hp('Free'),'','']]
    st=[]; rows=[];tot=[];A=[]
    def tl(lab,D):
        u=sum(x[0] for x in D);o=sum(x[1] for x in D);h=sum(x[2] for x in D);fr=u-o-h
        inp=sum(x[1]*x[4] for x in D);li=sum(x[0]*x[3] for x in D);a=sum(x[0]*x[5] for x in D);kw=sum(x[0]*(x[6] or 0) for x in D)
        r=len(T); pc=round(o/u*100,1); av=round(inp/o); lv=round(li/u)
        T.append([Paragraph(f'<b>{lab}</b>',P),f'${av:,}',f'${lv:,}','',f'{a:,}','',f'{kw:,}',f'{u:,}',f'{o:,}',f'{h:,}',f'{fr:,}',f'{pc:.1f}%',f'${li:,}'])
        st.extend([('FONT',(1,r),(-1,r),'Helvetica-Bold',8.2),('LINEABOVE',(0,r),(-1,r),.8,colors.black),('BACKGROUND',(0,r),(-1,r),colors.Color(.95,.95,.95))])
        tot.append({"label":lab,"actual":av,"market":lv,"total_sf":a,"other:POWER kW total":kw,"units":u,"occupied":o,"other:NUMBER OF UNITS Held":h,"vacant":fr,"pct_occ":pc,"market_total":li})
    recap={}
    for ci,(c,k) in enumerate(CAMP):
        r=len(T); T.append([Paragraph(f'<b>{c}</b> &nbsp; ({k})',P)]+['']*12); st+=[('SPAN',(0,r),(-1,r)),('BACKGROUND',(0,r),(-1,r),colors.Color(.82,.9,.93)),('NOSPLIT',(0,r),(0,r+1))]
        D=[]
        for pi,(n,kw,sf,cnt,rate) in enumerate(PR):
            if (ci,pi) in((1,0),(2,0),(2,7),(3,6),(3,0)): continue
            u=max(2,int(cnt*rng.uniform(.4,1.4))); o=int(u*rng.uniform(.55,1)); h=min(u-o,rng.choice([0,0,1,2,4])); 
            if (ci,pi)==(3,5): o=0;h=1
            l=int(rate*rng.uniform(.9,1.12)/5)*5; ip=int(l*rng.uniform(.82,1.06)); fr=u-o-h; pc=round(o/u*100,1)
            D.append((u,o,h,l,ip,sf,kw)); q=recap.setdefault(n,[0,0]); q[0]+=u;q[1]+=o
            T.append([Paragraph(n,P),f'${ip:,}' if o else 'n/a',f'${l:,}',f'{sf:,}',f'{u*sf:,}',f'{kw:,}' if kw else '',f'{u*kw:,}' if kw else '',f'{u:,}',f'{o:,}' if o else '0',f'{h}' if h else '0',f'{fr:,}',f'{pc:.1f}%',f'${u*l:,}'])
            row={"type":n,"actual":ip,"market":l,"sf":sf,"total_sf":u*sf,"other:POWER kW each":kw,"other:POWER kW total":u*kw if kw else None,"units":u,"occupied":o,"other:NUMBER OF UNITS Held":h,"vacant":fr,"pct_occ":pc,"market_total":u*l}
            if not o: row["actual"]=None
            rows.append({a:b for a,b in row.items() if b is not None})
        tl(f'{k} total',D); A+=D
    tl('PLATFORM TOTAL',A)
    base=[('FONT',(1,2),(-1,-1),'Helvetica',8.2),('ALIGN',(1,2),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,1),colors.Color(.1,.32,.4)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,1),.4,colors.white),('LINEBELOW',(0,2),(-1,-1),.2,colors.grey),('TOPPADDING',(0,2),(-1,-1),2),('BOTTOMPADDING',(0,2),(-1,-1),2.5)]
    for a,b in((1,2),(3,4),(5,6),(7,10)): base.append(('SPAN',(a,0),(b,0)))
    for c in(0,11,12): base.append(('SPAN',(c,0),(c,1)))
    t=Table(T,colWidths=[138,68,68,52,62,54,62,52,58,46,46,66,98],repeatRows=2); t.setStyle(TableStyle(base+st))
    N=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=11)
    R=[['Recap, all campuses','Built','Licensed']]+[[n,f'{a:,}',f'{b:,}'] for n,(a,b) in recap.items()]
    rt=Table(R,colWidths=[210,50,60],hAlign='LEFT'); rt.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    X=[Paragraph('<font size=15><b>Lattice Realty Trust</b></font>',N),Spacer(1,6),Paragraph('Space and power inventory, June 30, 2025. Charges are monthly recurring charges (MRC) in US dollars before metered power. Held = right of first offer, not yet licensed. Averages in total lines: list over built units, in place over licensed units. n/a = nothing licensed.',N),Spacer(1,8),t,Spacer(1,12),KeepTogether([rt])]
    def foot(c,d): c.setFont('Helvetica',7.5); c.drawCentredString(504,20,f'Confidential – capacity planning, I. Szymańska'.replace('ń','n')+f' – {d.page}')
    SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(legal),leftMargin=50,rightMargin=50,topMargin=36,bottomMargin=40,invariant=1,title='Inventory').build(X,onFirstPage=foot,onLaterPages=foot)
    save(FN,'UM',M,rows,tot)
    return meta(FN,'OTHER','UNIT_MIX','I. Szymanska, capacity planner','legal landscape, campus bands, grouped teal header, rates before counts','in-place rate left of list rate, counts after area and power, blank power on lockers, n/a rate, recap by product below, no per-unit area in totals')
