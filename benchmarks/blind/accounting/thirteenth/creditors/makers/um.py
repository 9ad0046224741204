from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import xlsxwriter

def um1(R):
    f='calder_view_student_accommodation_schedule.pdf'
    K=['units','sf','occupied','vacant','pct_occ','market','actual','other:Weeks','other:Income for year £']
    B=[('Block A – Foundry House',[('En-suite, 6-bed cluster',72,13.5,15400,44),('En-suite, 6-bed cluster – large',18,15.2,16200,44),('En-suite accessible',4,21,15400,44),('Studio',14,19.5,21900,51),('Studio – premium',6,24,23500,51)]),
       ('Block B – Weir House',[('En-suite, 5-bed cluster',85,12.8,14900,44),('Non en-suite, 5-bed cluster',30,11.6,12600,44),('Twin room (per bed)',16,9.4,9800,44),('Studio',9,18.7,21500,51)]),
       ('Block C – Lock Keeper’s Row',[('Townhouse room, 8-bed',32,14.1,13900,48),('Townhouse room, 8-bed, attic',8,12.2,13100,48),('One-bed flat',3,36.5,26800,51),('Two-bed flat (per bed)',4,29.8,19900,51)])]
    S=lambda s,x=8,**k:Paragraph(s,ParagraphStyle('a',fontName='Helvetica',fontSize=x,leading=x*1.25,**k))
    t=Truth(f,'UM',K); nav=colors.HexColor('#23395b')
    data=[[S('<font color="white"><b>Room type</b></font>'),'Bed\nspaces','Net area\nm² each','Let','Void','% let','Rent £ per week','','Weeks','Income for\nyear £'],['','','','','','','Asking','Achieved','','']]
    st=[('BACKGROUND',(0,0),(-1,1),nav),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(6,0),(7,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,4,5,8,9)]+[('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(7,0),'CENTER'),('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    acc=[0,0,0,0,0,0,0]
    def tl(a): # units, area, let, askw, achw, inc
        u,ar,l,ask,ach,inc=a; return [u,round(ar/u,1),l,u-l,round(l/u*100,1),round(ask/u/100,2),round(ach/l/100,2) ,None,round(inc/100)]
    def show(v): return [str(v[0]),f'{v[1]:.1f}',str(v[2]),str(v[3]) if v[3] else '–',f'{v[4]:.1f}%',f'{v[5]:,.2f}',f'{v[6]:,.2f}',str(v[7]) if v[7] else '',f'{v[8]:,}']
    Gt=[0]*6
    for b,ts in B:
        data.append([S(f'<b>{b}</b>')]+['']*9); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe6f0'))]; s=[0]*6
        for n,u,a,ask,w in ts:
            l=u if u<5 and R.random()<.6 else int(u*R.uniform(.8,1)); l=max(l,1); ach=ask-R.choice([0,250,400,725,1130]); inc=l*ach*w
            v=[u,a,l,u-l,round(l/u*100,1),D(ask),D(ach),w,round(inc/100)]
            data.append([S('&nbsp;&nbsp;'+n)]+show(v)); t.rowd({'type':n,**dict(zip(K,[x if not(k=='vacant' and x==0) else None for k,x in zip(K,v)]))})
            s=[x+y for x,y in zip(s,[u,u*a,l,u*ask,l*ach,v[8]*100])]
        Gt=[x+y for x,y in zip(Gt,s)]; v=tl(s); lab=b.split(' – ')[0]+' total / average'
        data.append([S('<b>'+lab+'</b>')]+show(v)); i=len(data)-1; st+=[('LINEABOVE',(1,i),(-1,i),.5,nav),('FONT',(1,i),(-1,i),'Helvetica-Bold',8)]; t.tot(lab,dict(zip(K,v)))
    v=tl(Gt); data.append([S('<b>Scheme total / average</b>')]+show(v)); i=len(data)-1; st+=[('LINEABOVE',(0,i),(-1,i),1,nav),('LINEBELOW',(0,i),(-1,i),1,nav),('FONT',(1,i),(-1,i),'Helvetica-Bold',8)]; t.tot('Scheme total / average',dict(zip(K,v)))
    tab=Table(data,colWidths=[150,38,46,32,34,40,46,50,40,64],repeatRows=2); tab.setStyle(TableStyle(st))
    side=Table([[S('<b>Booking route</b>'),S('<b>Beds</b>',alignment=2)],[S('Direct'),S('181',alignment=2)],[S('University nomination (to 2026)'),S('64',alignment=2)],[S('Agent'),S('27',alignment=2)]],colWidths=[150,40],style=[('BOX',(0,0),(-1,-1),.5,nav),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe6f0'))])
    intro=Table([[S('Calder View is a purpose-built scheme of three blocks on the former Albion Dye Works, Halifax Road. The schedule below is the position at 1 October 2024 for the 2024/25 letting year, from the operator’s booking system, and has been agreed to the tenancy list supplied to the bank. Booking routes beside are the operator’s own count at an earlier date and do not agree to the schedule.',8.5),side]],colWidths=[325,205],style=[('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(0,0),0)])
    d=SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=28,rightMargin=28,topMargin=44,bottomMargin=40,invariant=1)
    def pg(c,dd): c.setFont('Helvetica',7); c.drawString(28,20,'Calder View Student Living LLP – information memorandum, appendix 3'); c.drawRightString(567,20,f'{dd.page}')
    d.build([S('<font color="#23395b"><b>Accommodation schedule and rent roll summary</b></font>',15),Spacer(1,10),intro,Spacer(1,12),tab,Spacer(1,8),S('Averages: area and asking rent weighted by bed spaces; achieved rent weighted by beds let. Income = beds let × achieved weekly rent × tenancy weeks, before voids and bad debts in year. “–” means none.',7.5)],onFirstPage=pg)
    t.save('STUDENT_HOUSING','Credit analyst’s appendix, UK','A4 portrait, cover paragraph and side table, blocks with totals/averages, weekly rents, two-line grouped header',['same type name in two blocks','side table that does not agree','dash for no voids','area in m² (key sf)','weekly rents (market / actual)'])

def um2(R):
    f='Sorrel Flats LIHTC rent schedule.xlsx'
    K=['ami','units','pct_units','beds','baths','sf','total_sf','gross','ua','net','monthly']
    D_=[('1 BR / 1 BA',1,1,[(30,4,612,5120),(50,10,612,0),(60,14,634,0)]),('2 BR / 1 BA',2,1,[(30,3,798,0),(50,12,798,0),(60,16,798,0)]),('2 BR / 2 BA TH',2,2,[(60,6,905,0),(80,4,905,0)]),('3 BR / 2 BA',3,2,[(30,3,1086,0),(50,9,1086,0),(60,12,1102,0)]),('4 BR / 2 BA',4,2,[(60,6,1288,0)])]
    base={1:1642,2:1970,3:2277,4:2540}; UA={1:74,2:96,3:121,4:147}
    tu=sum(u for _,_,_,a in D_ for _,u,_,_ in a)+1
    wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({'created':__import__('datetime').datetime(2024,7,1)}); ws=wb.add_worksheet('Rents'); F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
    hd=F(bold=1,text_wrap=1,align='center',valign='bottom',bottom=2); i0=F(num_format='#,##0'); usd=F(num_format='$#,##0'); pc=F(num_format='0.0%'); tx=F(); neg=F(num_format='$#,##0;($#,##0)')
    b=dict(bold=1,top=1); bi=F(num_format='#,##0',**b); bu=F(num_format='$#,##0',**b); bp=F(num_format='0.0%',**b); bt=F(**b)
    ws.write('B2','SORREL FLATS APARTMENTS, LP',F(bold=1,font_size=14)); ws.write('B3','Rent schedule at 2024 limits – 9% credits, set-asides 30/50/60/80 (average income)',F(italic=1)); ws.merge_range('H5:L5','MONTHLY RENT PER UNIT',F(bold=1,align='center',bottom=1)); 
    H=['% of\nAMI','Unit type','No. of\nunits','% of\ntotal','Bed-\nrooms','Baths','Net SF\nper unit','Total\nSF','Max.\ngross\nrent','Utility\nallow-\nance','Net\nrent','Total\nmonthly\nrent']
    ws.unmerge_range if False else None
    ws.write_row(5,1,H,hd); ws.set_row(5,46); ws.set_column(0,0,2); ws.set_column(1,1,7); ws.set_column(2,2,20); ws.set_column(3,12,9.5); ws.set_column(12,12,12)
    t=Truth(f,'UM',K); r=6; G=[0]*4
    def put(r,vals,lab,ami,fm,fp,fu,ft,txtami=False):
        if ami is not None: ws.write_string(r,1,f'{ami}%',F(align='center'))
        else: ws.write_blank(r,1,None,ft)
        ws.write(r,2,lab,ft)
        # vals order: units,pct,beds,baths,sf,tsf,gross,ua,net,monthly
        for c,(k,x) in enumerate(zip(K[1:],vals),3):
            fmt=fp if k=='pct_units' else fu if k in('gross','net','monthly','ua') else fm
            if x is None: ws.write_blank(r,c,None,fm); continue
            if k=='ua' and lab[:3]!='Man': ws.write(r,c,x,fmt); continue
            ws.write(r,c,x/100 if k=='pct_units' else x,fmt)
    for ty,bd,ba,ls in D_:
        s=[0]*4; U=0
        for ami,u,sf,_ in ls:
            g=int(base[bd]*ami/60/1.0); ua=UA[bd]; net=g-ua
            v=[u,round(u/tu*100,1),bd,ba,sf,u*sf,g,ua,net,u*net]
            put(r,v,ty,ami,i0,pc,usd,tx); t.rowd({'type':ty,'ami':ami,**dict(zip(K[1:],v))}); r+=1
            s=[x+y for x,y in zip(s,[u,u*sf,u*g,u*net])]
        G=[x+y for x,y in zip(G,s)]
        if len(ls)>1:
            v=[s[0],round(s[0]/tu*100,1),None,None,None,s[1],None,None,None,s[3]]; put(r,v,'Subtotal '+ty,None,bi,bp,bu,bt); t.tot('Subtotal '+ty,dict(zip(K[1:],v))); r+=1
        r+=1
    v=[1,round(1/tu*100,1),2,1,798,798,None,None,0,0]; put(r,v,'Manager (exempt), 2 BR',None,i0,pc,usd,tx); t.rowd({'type':'Manager (exempt), 2 BR',**dict(zip(K[1:],v))}); r+=2
    u,tsf,mm=G[0]+1,G[1]+798,G[3]
    v=[u,100.0,None,None,None,tsf,None,None,None,mm]; put(r,v,'TOTAL',None,bi,bp,bu,bt); t.tot('TOTAL',dict(zip(K[1:],v))); r+=1
    av=[None,None,None,None,round(tsf/u),None,None,None,round(mm/(u-1)),None]; put(r,av,'Average (revenue units for rent)',None,bi,bp,bu,bt); t.tot('Average (revenue units for rent)',dict(zip(K[1:],av))); r+=2
    ws.write(r,2,'Annual potential rent',tx); ws.write(r,12,mm*12,usd); r+=1
    ws.write(r,2,'Less vacancy at 7.0%',tx); ws.write(r,12,-round(mm*12*.07),neg); r+=1
    ws.write(r,2,'Laundry and late fees, $8 per unit-month',tx); ws.write(r,12,8*12*u,usd); r+=2
    ws.write(r,1,'Utility allowance: PHA schedule effective 7/1/2024 (tenant pays electric heat, cooking, lights). One manager unit produces no rent.',F(italic=1,font_size=9))
    ws.write('O6','Income limits, 4 persons',hd); ws.write('P6','$',hd)
    for i,a in enumerate((30,50,60,80)): ws.write(6+i,14,f'{a}% AMI',tx); ws.write(6+i,15,a*1051,i0)
    ws.set_column(14,14,20); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    t.save('MULTIFAMILY','Tax-credit underwriter, US','Workbook; AMI text column before type; subtotals by type, manager unit, average line, annual revenue lines below',['AMI stored as text with %','percent of total by number format','type repeated','annual income block under the table','side table of income limits','single-line type without subtotal'])

def um3(R):
    f='cottonwood_at_legacy_unit_mix.xlsx'
    K=['beds','baths','sf','units','total_sf','occupied','vacant','down','pct_occ','pct_leased','rent_low','rent_high','market','market_sf','market_total','actual','actual_sf','actual_total']
    Ph=[('PHASE I (2003)',[('E1 Efficiency',0,1,488,24,995),('A1 Alder',1,1,640,48,1130),('A1R Alder – renovated',1,1,640,32,1265),('A2 Aspen',1,1,715,40,1195),('A2R Aspen – renovated',1,1,715,16,1330),('A3G Ash w/ garage',1,1,802,12,1390),('B1 Birch',2,1,905,28,1375),('B2 Buckeye',2,2,1012,36,1490),('B2R Buckeye – renovated',2,2,1012,20,1645)]),
        ('PHASE II (2016)',[('S1 Studio loft',0,1,545,10,1210),('A4 Acacia',1,1,731,44,1415),('A5 Acacia den',1,1.5,846,18,1540),('B3 Banyan',2,2,1088,38,1795),('B4 Banyan corner',2,2,1157,16,1880),('B5 Townhome',2,2.5,1304,8,2140),('C1 Cedar',3,2,1386,14,2290)])]
    wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({'created':__import__('datetime').datetime(2024,12,1)}); ws=wb.add_worksheet('Mix'); F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':8,**k})
    h=F(bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#E7E6E6',border=1)
    ws.merge_range(0,0,0,18,'Cottonwood at Legacy – Unit Mix and Rent Survey',F(bold=1,font_size=12,align='center')); ws.merge_range(1,0,1,18,'Effective December 1, 2024 · asking rents before concessions · leased includes applications approved, not yet moved in',F(italic=1,align='center'))
    ws.merge_range(3,0,5,0,'Floor plan',h); ws.merge_range(3,1,3,5,'PHYSICAL',h); ws.merge_range(3,6,3,10,'OCCUPANCY',h); ws.merge_range(3,11,3,15,'MARKET (ASKING)',h); ws.merge_range(3,16,3,18,'IN PLACE',h)
    two=['Bd','Ba','SF','Units','Total SF','Occ.','Vac.','Down','% Occ.','% Lsd.','Range',None,'Avg.','Per SF','Monthly total','Avg.','Per SF','Monthly total']
    for c,x in enumerate(two,1):
        if x=='Range': ws.merge_range(4,c,4,c+1,x,h); ws.write(5,c,'Low',h); ws.write(5,c+1,'High',h)
        elif x: ws.merge_range(4,c,5,c,x,h)
    ws.set_column(0,0,26); ws.set_column(1,18,8); ws.set_column(15,15,12); ws.set_column(18,18,12)
    t=Truth(f,'UM',K); fm={}
    for bold in (0,1):
        x=dict(bold=1,top=1) if bold else {}
        for k in K: fm[k,bold]=F(num_format={'pct_occ':'0.0%','pct_leased':'0.0%','market_sf':'$0.00','actual_sf':'$0.00','baths':'0.0','rent_low':'$#,##0','rent_high':'$#,##0','market':'$#,##0','actual':'$#,##0','market_total':'$#,##0','actual_total':'$#,##0','vacant':'#,##0;-#,##0;"-"','down':'#,##0;-#,##0;"-"'}.get(k,'#,##0'),**x)
    tx=F(); bt=F(bold=1,top=1); sec=F(bold=1,font_color='#7F3F00',underline=1)
    def put(r,lab,d,b):
        ws.write(r,0,lab,bt if b else tx)
        for c,k in enumerate(K,1):
            v=d.get(k)
            if v is None: ws.write_blank(r,c,None,fm[k,b]) if b else None
            else: ws.write(r,c,round(v/100,4) if k.startswith('pct') else v,fm[k,b])
        x={k:(None if k in('vacant','down') and v==0 else v) for k,v in d.items()}
        return x
    def summ(a):
        d1={'units':a['u'],'total_sf':a['sf'],'occupied':a['o'],'vacant':a['v'],'down':a['d'],'pct_occ':round(a['o']/a['u']*100,1),'pct_leased':round(a['l']/a['u']*100,1),'market_total':a['m'],'actual_total':a['a']}
        d2={'sf':round(a['sf']/a['u']),'market':round(a['m']/a['u']),'market_sf':round(a['m']/a['sf'],2),'actual':round(a['a']/a['o']),'actual_sf':round(a['a']/a['osf'],2)}
        return d1,d2
    G={}; r=6
    for ph,ts in Ph:
        ws.write(r,0,ph,sec); r+=1; s={}
        for n,bd,ba,sf,u,mk in ts:
            dn=R.choice([0,0,0,1]) if u>15 else 0; o=int(u*R.uniform(.86,.99)); o=min(o,u-dn); v=u-dn-o; l=min(u,o+R.choice([0,1,1,2])) if v else o
            lo=mk-R.choice([20,35,50]); hi=mk+R.choice([30,45,60,95]); ac=mk-R.randrange(-25,110,3)
            d={'beds':bd,'baths':ba,'sf':sf,'units':u,'total_sf':u*sf,'occupied':o,'vacant':v,'down':dn,'pct_occ':round(o/u*100,1),'pct_leased':round(l/u*100,1),'rent_low':lo,'rent_high':hi,'market':mk,'market_sf':round(mk/sf,2),'market_total':u*mk,'actual':ac,'actual_sf':round(ac/sf,2),'actual_total':o*ac}
            t.rowd({'type':n,**put(r,n,d,0)}); r+=1
            for k,x in dict(u=u,sf=u*sf,o=o,v=v,d=dn,l=l,m=u*mk,a=o*ac,osf=o*sf).items(): s[k]=s.get(k,0)+x; G[k]=G.get(k,0)+x
        d1,d2=summ(s); nm=ph.split(' (')[0].title().replace('Ii','II')
        for lab,d in ((f'{nm} – totals',d1),(f'{nm} – averages',d2)): t.tot(lab,put(r,lab,d,1)); r+=1
        r+=1
    d1,d2=summ(G)
    for lab,d in (('PROPERTY – totals',d1),('PROPERTY – averages',d2)): t.tot(lab,put(r,lab,d,1)); r+=1
    ws.merge_range(r+1,0,r+2,18,'In-place average is over occupied units. "Down" units (fire, plumbing) are neither occupied nor vacant. "-" = none. The 14 corporate leases at Phase II are counted occupied.',F(italic=1,text_wrap=1,valign='top'))
    ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    t.save('MULTIFAMILY','Asset manager of a Texas owner','Workbook; three-line merged header, phases with separate totals and averages lines',['three-line grouped header','same sub-header words under two groups','totals and averages on separate lines','dash by number format for zero','studio beds = 0'])
