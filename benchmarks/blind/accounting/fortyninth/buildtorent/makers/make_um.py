from common import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import openpyxl, xlwt
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
d0=lambda x:f"{x:,.0f}"
# ---------- UM1 PDF by phase with loss to lease
def um1():
    R=random.Random(SEED+21)
    ph=[("PHASE I - DETACHED",[("Aspen","1-story, 1-car garage","2 / 2",1184,14,2010),("Birch","1-story, 2-car garage","3 / 2",1436,22,2295),("Cypress","2-story, 2-car garage","3 / 2.5",1712,20,2480),("Dogwood","2-story, 2-car, loft","4 / 2.5",1988,12,2765)]),
        ("PHASE II - DETACHED",[("Birch II","1-story, 2-car garage","3 / 2",1452,16,2340),("Cypress II","2-story, 2-car garage","3 / 2.5",1730,18,2525),("Elm","2-story, 2-car, main-floor suite","4 / 3",2146,10,2920),("Elm ADA","Accessible, main-floor suite","4 / 3",2146,2,2920)]),
        ("PHASE II - PAIRED VILLAS",[("Fir A","Duplex, end yard","2 / 2",1090,12,1895),("Fir B","Duplex, corner","2 / 2.5",1164,8,1960),("Garnet","Duplex, 2-story","3 / 2.5",1388,10,2175)])]
    N=sum(x[4] for _,l in ph for x in l)
    K=['sf','units','pct_units','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_sf','actual_total','ltl','other:LTL %']
    rows=[];totals=[]
    head0=["Floor Plan","Style","Bed / Bath","Avg.\nSq. Ft.","Homes","","","","%\nOcc.","Market Rent","","","In-Place Rent","","","Loss to Lease",""]
    head1=["","","","","No.","% Mix","Occ.","Vac.","","Avg.","$/SF","Monthly","Avg.","$/SF","Monthly","Monthly","LTL %"]
    data=[head0,head1]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f3a5f')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(2,0),(-1,-1),'CENTER'),('ALIGN',(3,2),(-1,-1),'RIGHT'),('ALIGN',(2,2),(2,-1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('SPAN',(4,0),(7,0)),('SPAN',(9,0),(11,0)),('SPAN',(12,0),(14,0)),('SPAN',(15,0),(16,0))]
    for i in(0,1,2,3,8): sty.append(('SPAN',(i,0),(i,1)))
    for a,b in((4,7),(9,11),(12,14),(15,16)): sty.append(('LINEBELOW',(a,0),(b,0),.5,colors.white))
    def disp(v): return [d0(v['sf']),str(v['units']),f"{v['pct_units']:.1f}%",str(v['occupied']),str(v['vacant']),f"{v['pct_occ']:.1f}%",'$'+d0(v['market']),f"{v['market_sf']:.2f}",d0(v['market_total']),'$'+d0(v['actual']),f"{v['actual_sf']:.2f}",d0(v['actual_total']),d0(v['ltl']) if v['ltl']>=0 else f"({-v['ltl']:,})",f"{v['other:LTL %']:.1f}%" if v['ltl']>=0 else f"({-v['other:LTL %']:.1f}%)"]
    def agg(L_):
        U=sum(v['units'] for v in L_);O=sum(v['occupied'] for v in L_);SF=sum(v['sf']*v['units'] for v in L_);SFO=sum(v['sf']*v['occupied'] for v in L_);MT=sum(v['market_total'] for v in L_);AT=sum(v['actual_total'] for v in L_);LT=sum(v['ltl'] for v in L_)
        return dict(sf=round(SF/U),units=U,pct_units=round(U/N*100,1),occupied=O,vacant=U-O,pct_occ=round(O/U*100,1),market=round(MT/U),market_sf=round(MT/SF,2),market_total=MT,actual=round(AT/O),actual_sf=round(AT/SFO,2),actual_total=AT,ltl=LT,**{'other:LTL %':round(LT/(LT+AT)*100,1)})
    allv=[]
    for p,l in ph:
        data.append([p]+['']*16); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dde6f0')),('ALIGN',(0,i),(0,i),'LEFT')]
        L_=[]
        for n,de,bb,sf,u,mk in l:
            o=u-R.choice([0,1,1,2,3]) if u>3 else u; a=mk+R.choice([-95,-72,-58,-41,-20,12]) 
            v=dict(sf=sf,units=u,pct_units=round(u/N*100,1),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=mk,market_sf=round(mk/sf,2),market_total=mk*u,actual=a,actual_sf=round(a/sf,2),actual_total=a*o,ltl=(mk-a)*o); v['other:LTL %']=round((mk-a)/mk*100,1)
            L_.append(v);allv.append(v); data.append([n,de,bb]+disp(v))
            b,ba=bb.split(' / '); rows.append({"type":n,"desc":de,"beds":float(b) if '.' in b else int(b),"baths":float(ba) if '.' in ba else int(ba),**v,"property":p})
        t=agg(L_); lab="Subtotal / Average"; data.append([lab,'','']+disp(t)); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8),('LINEABOVE',(0,i),(-1,i),.5,colors.black)]; totals.append({"label":lab,**t})
    t=agg(allv); lab="Alder Creek Total / Wtd. Avg."; data.append([lab,'','']+disp(t)); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]; totals.append({"label":lab,**t})
    for r in rows: r.pop('property')
    st=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=10)
    doc=SimpleDocTemplate(os.path.join(DOC,'um_alder_creek_floor_plans.pdf'),pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=40)
    doc.build([Paragraph("<b>Alder Creek</b> - Unit Mix by Floor Plan",ParagraphStyle('t',fontName='Helvetica',fontSize=15,leading=20)),Paragraph("Rent roll date June 30, 2026 &nbsp;|&nbsp; 144 homes, Phases I and II &nbsp;|&nbsp; Larkfield Rental Holdings / Stonebridge Pension JV",st),Spacer(1,10),
      Table(data,colWidths=[64,142,50,42,36,44,36,36,44,48,40,60,48,40,60,52,44],repeatRows=2,style=sty),Spacer(1,10),
      Paragraph("In-place averages are over occupied homes. Loss to lease is market rent of occupied homes less in-place rent; gain to lease in parentheses. Market monthly includes vacant homes.",st),Spacer(1,4),Paragraph("Phase II certificate of occupancy on last building: April 17, 2026. Two homes in Phase II are ADA.",st)])
    save('um_alder_creek_floor_plans.pdf','SINGLE_FAMILY_RENTAL','UNIT_MIX','legal landscape PDF, phase sections, three grouped heads, combined bed/bath, loss to lease, subtotal/average lines',"grouped heads with repeated Avg./$/SF/Monthly words; bed/bath in one column; subtotals all named alike; negative LTL",'UM',K,rows,totals)

# ---------- UM2 XLSX set-asides
def um2():
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Set-aside mix'; fn='Arial'
    lim={30:{1:528,2:634,3:732},50:{1:881,2:1057,3:1221},60:{1:1057,2:1269,3:1465},80:{1:1410,2:1692,3:1954}}
    ua={1:86,2:109,3:134}
    sec=[("30% AMI set-aside",30,[("A1",1,1,702,4),("B1",2,2,968,4),("C1",3,2,1204,2)]),("50% AMI set-aside",50,[("A1",1,1,702,8),("B1",2,2,968,10),("B2",2,2,1012,4),("C1",3,2,1204,4)]),("60% AMI set-aside",60,[("A1",1,1,702,14),("A2",1,1,748,6),("B1",2,2,968,22),("B2",2,2,1012,12),("C1",3,2,1204,10)]),("80% AMI set-aside",80,[("A2",1,1,748,6),("B2",2,2,1012,8),("C1",3,2,1204,6)]),("Unrestricted / staff",None,[("A2",1,1,748,10),("B2",2,2,1012,13),("B2-EMP",2,2,1012,1)])]
    R=random.Random(SEED+22)
    hd=["Plan","BR","BA","AMI","No. of\nUnits","Net Rentable\nSF / Unit","Total\nSF","Gross Rent\nLimit","Less: Utility\nAllowance","Max. Net\nRent","Contract Rent\n(avg.)","Monthly\nContract Rent","Below\nMax"]
    K=['beds','baths','ami','units','sf','total_sf','gross','ua','net','actual','actual_total','other:Below Max']
    ws['B2']='OAKHURST GARDEN APARTMENTS'; ws['B2'].font=Font(name=fn,bold=True,size=13)
    ws['B3']='Unit mix by income set-aside - HFA reporting year 2026, limits effective April 1, 2026'; ws['B3'].font=Font(name=fn,size=9)
    hr=5
    for i,h in enumerate(hd):
        x=ws.cell(hr,2+i,h); x.font=Font(name=fn,bold=True,size=9); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.fill=PatternFill('solid',fgColor='E2EFDA'); x.border=Border(top=Side(style='thin'),bottom=Side(style='thin'),left=Side(style='thin'),right=Side(style='thin'))
    ws.row_dimensions[5].height=30; ws.column_dimensions['A'].width=3
    for i,w in enumerate([12,6,6,7,8,13,10,11,12,10,13,14,9]): ws.column_dimensions[openpyxl.utils.get_column_letter(2+i)].width=w
    r=6; rows=[];totals=[];G=dict(units=0,total_sf=0,actual_total=0)
    col={k:3+i for i,k in enumerate(K)}
    nf={'sf':'#,##0','total_sf':'#,##0','gross':'$#,##0','ua':'$#,##0','net':'$#,##0','actual':'$#,##0','actual_total':'$#,##0','other:Below Max':'$#,##0'}
    def w(k,v,b=False):
        x=ws.cell(r,col[k],v); x.font=Font(name=fn,size=9,bold=b); 
        if k in nf: x.number_format=nf[k]
        if k in('beds','baths','ami','units'): x.alignment=Alignment(horizontal='center')
    for s,a,l in sec:
        ws.cell(r,2,s).font=Font(name=fn,bold=True,size=9,color='375623'); r+=1; T=dict.fromkeys(G,0)
        for p,b,ba,sf,u in l:
            if a:
                g=lim[a][b];n=g-ua[b];c=n-R.choice([0,0,6,12,25]) if a<80 else n-R.choice([40,75,110])
                v=dict(beds=b,baths=ba,ami=a,units=u,sf=sf,total_sf=sf*u,gross=g,ua=ua[b],net=n,actual=c,actual_total=c*u,**{'other:Below Max':n-c})
            else:
                c={1:1485,2:1760}[b] 
                v=dict(beds=b,baths=ba,units=u,sf=sf,total_sf=sf*u,actual=c,actual_total=c*u)
                if p.endswith('EMP'): v['actual']=0;v['actual_total']=0
            ws.cell(r,2,p).font=Font(name=fn,size=9)
            for k in K:
                if k=='ami': 
                    x=ws.cell(r,col[k],v['ami']/100 if 'ami' in v else 'MKT'); x.number_format='0%'; x.font=Font(name=fn,size=9); x.alignment=Alignment(horizontal='center')
                elif k in v: w(k,v[k])
                elif k in('gross','ua','net','other:Below Max'): x=ws.cell(r,col[k],'n/a'); x.font=Font(name=fn,size=9,color='808080'); x.alignment=Alignment(horizontal='right')
            rows.append({"type":p,**v}); 
            for k in T: T[k]+=v[k];G[k]+=v[k]
            r+=1
        lab='Total '+s; ws.cell(r,2,lab).font=Font(name=fn,bold=True,size=9)
        for k in T: w(k,T[k],True)
        for i in range(2,15): ws.cell(r,i).border=Border(top=Side(style='thin'))
        totals.append({"label":lab,**T}); r+=2
    lab='TOTAL PROPERTY'; ws.cell(r,2,lab).font=Font(name=fn,bold=True,size=9)
    G['sf']=round(G['total_sf']/G['units']); G['actual']=round(G['actual_total']/G['units'])
    for k in ('units','sf','total_sf','actual','actual_total'): w(k,G[k],True)
    for i in range(2,15): ws.cell(r,i).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    totals.append({"label":lab,**{k:G[k] for k in ('units','sf','total_sf','actual','actual_total')}}); r+=3
    ws.cell(r,2,'Compliance test').font=Font(name=fn,bold=True,size=9); ws.cell(r,6,'Required').font=Font(name=fn,bold=True,size=9); ws.cell(r,7,'Provided').font=Font(name=fn,bold=True,size=9); r+=1
    for t,q,pv in [('At or below 50% AMI',"20%",sum(x['units'] for x in rows if x.get('ami',99)<=50)),('At or below 60% AMI',"60%",sum(x['units'] for x in rows if x.get('ami',99)<=60))]:
        ws.cell(r,2,t).font=Font(name=fn,size=9); ws.cell(r,6,q).font=Font(name=fn,size=9); ws.cell(r,7,f"{pv/G['units']*100:.1f}%").font=Font(name=fn,size=9); r+=1
    ws.cell(r+1,2,'Utility allowances per HFA engineered model dated 2/2026 (electric, water & sewer paid by resident). B2-EMP is a rent-free staff unit.').font=Font(name=fn,italic=True,size=8)
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,'um_oakhurst_set_asides.xlsx'))
    save('um_oakhurst_set_asides.xlsx','MULTIFAMILY','UNIT_MIX','affordable set-aside mix workbook, sections by AMI, gross limit / utility allowance / net, subtotals, compliance test',"same plan code in several sections; n/a and MKT cells; line breaks in heads; compliance recap below",'UM',K,rows,totals)

# ---------- UM3 XLS lease-up status
def um3():
    R=random.Random(SEED+23)
    com=[("Saddlebrook Rentals","Single-family detached, 96 homes",[("1250-S","Colt",2,2,1250,18,2085),("1480-S","Filly",3,2,1480,30,2310),("1765-T","Palomino",3,2.5,1765,28,2545),("2010-T","Stallion",4,2.5,2010,20,2830)]),
         ("Tern Harbor Townhomes","Attached, 60 homes",[("TH-1","Sandpiper",2,2.5,1310,24,2120),("TH-2","Plover",3,2.5,1545,28,2365),("TH-2X","Plover end",3,2.5,1590,8,2440)]),
         ("Quarry Row Lofts over Shops","2 buildings, 22 units",[("L-0","Studio loft",0,1,585,6,1390),("L-1","One-bed loft",1,1,760,12,1610),("L-2","Corner two-bed",2,2,1085,4,2050)])]
    frac=[(.9,.88,.93),(.7,.6,.8),(.55,.2,.35)]
    wb=xlwt.Workbook(); ws=wb.add_sheet('Lease-up 2026-06-30')
    f=lambda s,nf=None:xlwt.easyxf(s,num_format_str=nf) if nf else xlwt.easyxf(s)
    base='font: name Tahoma, height 180;'; bb='font: name Tahoma, height 180, bold on;'
    ws.write(0,0,'LEASE-UP STATUS AND HOME MIX',f('font: name Tahoma, height 260, bold on;')); ws.write(1,0,'Larkfield Rental Holdings - month end 6/30/2026',f(base))
    K=['beds','baths','sf','units','other:Delivered','other:Leased','occupied','vacant','other:Leased %','market','actual','other:Concession / Mo']
    hs=f(bb+'align: horiz center, vert center, wrap on; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin, top thin, left thin, right thin;')
    ws.write_merge(3,4,0,0,'Model',hs);ws.write_merge(3,4,1,1,'Marketing name',hs);ws.write_merge(3,3,2,4,'Home',hs);ws.write_merge(3,3,5,9,'Count of homes',hs);ws.write_merge(3,4,10,10,'Leased %',hs);ws.write_merge(3,3,11,13,'Monthly, average per home',hs)
    for c,h in zip([2,3,4,5,6,7,8,9,11,12,13],['Beds','Baths','Sq Ft','Planned','Delivered','Leased','Occupied','Vacant','Asking','In Place','Concession / Mo']): ws.write(4,c,h,hs)
    for c,w in enumerate([11,20,6,6,8,9,10,9,10,9,10,11,11,18]): ws.col(c).width=w*290
    nf={'sf':'#,##0','other:Leased %':'0.0%','market':'$#,##0.00','actual':'$#,##0.00','other:Concession / Mo':'$#,##0.00','baths':'0.0'}
    r=5; rows=[];totals=[];A=[]
    C=['units','other:Delivered','other:Leased','occupied','vacant']
    def put(v,st):
        for i,k in enumerate(K):
            if k in v: ws.write(r,2+i,v[k]/100 if k=='other:Leased %' else v[k],f(st,nf.get(k,'0')))
    def tot(lab,L_):
        t={k:sum(x[k] for x in L_) for k in C}; t['sf']=round(sum(x['sf']*x['units'] for x in L_)/t['units'])
        t['other:Leased %']=round(t['other:Leased']/t['units']*100,1); t['market']=round(sum(x['market']*x['units'] for x in L_)/t['units'],2)
        t['actual']=round(sum(x.get('actual',0)*x['occupied'] for x in L_)/t['occupied'],2)
        st=bb+'borders: top thin;'; ws.write(r,0,lab,f(st)); ws.write(r,1,'',f(st)); put(t,st); totals.append({"label":lab,**{k:t[k] for k in K if k in t}})
    for (n,sub,l),(fd,fo,fl) in zip(com,frac):
        ws.write_merge(r,r,0,13,f"{n}  ({sub})",f(bb+'pattern: pattern solid, fore_colour gray25;')); r+=1; L_=[]
        for mo,nm,b,ba,sf,u,mk in l:
            de=u if fd==.9 else round(u*fd); oc=min(de,round(u*fo*R.uniform(.85,1.1))); le=min(u,max(oc,round(u*fl)))
            if mo=='TH-2X': de,oc,le=2,0,1
            v=dict(beds=b,baths=ba,sf=sf,units=u,**{'other:Delivered':de,'other:Leased':le},occupied=oc,vacant=de-oc,market=float(mk)); v['other:Leased %']=round(le/u*100,1)
            if oc: v['actual']=round(mk-R.uniform(15,90),2)
            cz=R.choice([0,round(mk/12,2),round(mk/24,2)]) if fd<.9 or R.random()<.4 else 0
            v['other:Concession / Mo']=float(cz)
            ws.write(r,0,mo,f(base));ws.write(r,1,nm,f(base)); put(v,base); r+=1
            L_.append(v);A.append(v); rows.append({"type":mo,"desc":nm,**{k:v[k] for k in K if k in v}})
        tot(f"{n} total",L_); r+=2
    tot('All lease-ups',A); r+=2
    ws.write(r,0,'Planned = full build-out. Vacant = delivered but not occupied. Leased includes signed leases not yet moved in. Community lines show weighted averages.',f('font: name Tahoma, height 160, italic on;'))
    ws.write(r+1,0,'Weekly pace, trailing 4 weeks: Saddlebrook 1.5, Tern Harbor 2.25, Quarry Row 1.0',f('font: name Tahoma, height 160, italic on;'))
    ws.set_portrait(False); ws.fit_width_to_pages=1; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1)
    wb.save(os.path.join(DOC,'um_lease_up_status.xls'))
    save('um_lease_up_status.xls','SINGLE_FAMILY_RENTAL','UNIT_MIX','lease-up status xls, three communities in banner rows, grouped heads, planned/delivered/leased/occupied counts, asking and in-place rents',"five count columns; vacant is of delivered; no in-place where none occupied; studio with 0 beds; totals with averages",'UM',K,rows,totals)
def run(): um1();um2();um3()
