import random
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import xlsxwriter
rd=lambda x,n=0: int(x*10**n+0.5)/10**n if n else int(x+0.5)

# ---------- 7 storage sizes ----------
def um1():
    R=random.Random(157); fn='KilnRoad_Storage_UnitMix.xlsx'
    S=[("DRIVE-UP, NON-CLIMATE",[("5 x 10",50,42,68),("10 x 10",100,88,104),("10 x 15",150,64,132),("10 x 20",200,57,164),("10 x 25",250,18,189),("10 x 30",300,22,215),("12 x 35 (end units)",420,4,289)]),
       ("CLIMATE - BLDG C, 1st floor",[("5 x 5",25,30,49),("5 x 10",50,46,86),("10 x 10",100,52,139),("10 x 15",150,28,181),("10 x 20",200,14,228)]),
       ("CLIMATE - BLDG C, 2nd floor (elevator)",[("5 x 5",25,38,39),("5 x 10",50,51,72),("7.5 x 10",75,16,94),("10 x 10",100,44,118),("10 x 15",150,12,155)]),
       ("PARKING (unenclosed)",[("Uncovered 12 x 25",300,20,65),("Covered 12 x 40",480,15,140)])]
    wb=xlsxwriter.Workbook(DOC(fn)); ws=wb.add_worksheet('Mix 8-31'); B=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    N=["market","actual","market_sf","sf","units","occupied","vacant","pct_occ","total_sf","market_total","actual_total","other:ECONOMIC OCC %"]
    # printed order
    hd=B(bold=1,align='center',valign='vcenter',text_wrap=True,font_color='white',bg_color='#7B3F00',border=1); t=B(); dol=B(num_format='$#,##0.00'); i0=B(num_format='#,##0'); pc=B(num_format='0.0%'); d0=B(num_format='$#,##0')
    sub=lambda nf: B(bold=1,num_format=nf,top=1,bg_color='#FBE5D6'); fm=['$#,##0.00','$#,##0.00','$0.00','#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0','$#,##0.00','0.0%']
    ws.set_column('A:A',3); ws.set_column('B:B',27); ws.set_column('C:D',10); ws.set_column('E:E',10,None,{'hidden':1}); ws.set_column('F:N',10.5); ws.set_column('O:O',10); ws.set_column('Q:R',16)
    COL=[2,3,5,6,7,8,9,10,11,12,13,14]
    ws.write('B1','Kiln Road Self Storage',B(bold=1,font_size=14)); ws.write('B2','Unit mix and rate sheet at August 31, 2025 (SiteLink occupancy statistics, retyped for lender)')
    ws.merge_range(3,1,4,1,'Size (ft.)',hd); ws.merge_range(3,2,3,5,'RATES PER MONTH',hd); ws.merge_range(3,6,4,6,'Sq Ft\neach',hd); ws.merge_range(3,7,3,10,'UNITS',hd); ws.merge_range(3,11,4,11,'Total\nSq Ft',hd); ws.merge_range(3,12,3,13,'MONTHLY DOLLARS',hd); ws.merge_range(3,14,4,14,'ECONOMIC\nOCC %',hd)
    for c,h in [(2,'Street'),(3,'Avg in\nplace'),(4,'Street\n1/1/25'),(5,'Street\n$/SF'),(7,'No.'),(8,'Rented'),(9,'Vacant'),(10,'Occ %'),(12,'Gross\npotential'),(13,'Rented\nin place')]: ws.write(4,c,h,hd)
    ws.set_row(4,30)
    r=5; rows=[];totals=[];allu=[]
    def agg(L):
        u=sum(x[0] for x in L);o=sum(x[1] for x in L);sf=sum(x[0]*x[2] for x in L);gp=sum(x[0]*x[3]*100 for x in L);ac=sum(x[1]*x[4] for x in L)
        return [rd(gp/u/100,2),rd(ac/o/100,2),rd(gp/100/sf,2),rd(sf/u),u,o,u-o,rd(o/u*100,1),sf,gp//100,ac/100,rd(ac/gp*100,1)]
    def put(r,vals,fs):
        for c,n,v,ff in zip(COL,N,vals,fs): ws.write_number(r,c,round(v/100,4) if n in("pct_occ","other:ECONOMIC OCC %") else v,ff)
    for sec,L in S:
        ws.write(r,1,sec,B(bold=1,italic=1)); r+=1; q=[]
        for ty,sf,u,st in L:
            o=u-R.randint(0,max(1,int(u*.18))); av=st*100-R.randint(-900,int(st*14)); x=(u,o,sf,st,av); q.append(x); allu.append(x)
            v=agg([x]); v[1]=av/100; ws.write(r,1,ty,B(indent=1)); ws.write(r,4,st-R.choice([3,5,8]),dol); put(r,v,[B(num_format=k) for k in fm])
            rows.append({"type":ty,**dict(zip(N,v))}); r+=1
        lab='Subtotal '+sec.split(' (')[0].split(',')[0].title() if False else 'Subtotal'; v=agg(q); ws.write(r,1,lab,sub('@')); put(r,v,[sub(k) for k in fm]); totals.append({"label":"Subtotal",**dict(zip(N,v))}); r+=2
    v=agg(allu); ws.write(r,1,'TOTAL / WTD. AVERAGE',sub('@')); put(r,v,[sub(k) for k in fm]); totals.append({"label":"TOTAL / WTD. AVERAGE",**dict(zip(N,v))})
    r+=2
    for s in ['Street rates = web rates before first-month specials. In-place excludes tenant protection plan.','Economic occ. = rented in place / gross potential. One manager apartment (860 SF) not in count.','Subtotal averages: rates weighted by units (street) and by rented units (in place).']: ws.write(r,1,s,B(italic=1,font_size=9)); r+=1
    ws.write('Q4','Moves in August',hd); ws.write('R4','Count',hd)
    for k,(a,b2) in enumerate([('Move-ins',31),('Move-outs',27),('Net',4),('Transfers',3),('Auctions',2)]): ws.write(4+k,16,a,t); ws.write(4+k,17,b2,t)
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'UM',None,N,rows,totals,'OTHER','controller, retyped from SiteLink','self-storage sizes in four sections, rates before counts, grouped headers','hidden column E with old street rates inside the rates group; same size in several sections; side table of moves; unlabelled subtotals with weighted averages')
    
# ---------- 8 LIHTC PDF, planted ----------
def um2():
    fn='harvest_commons_rent_schedule.pdf'
    P=[("PHASE I - Family (Buildings 1-6), placed in service 2009",[("1BR/1BA","30%",4,685,512,61),("1BR/1BA","50%",10,685,853,61),("1BR/1BA","60%",8,702,1024,61),("2BR/1BA","30%",3,860,614,78),("2BR/1BA","50%",14,860,1024,78),("2BR/2BA","60%",18,934,1229,78),("3BR/2BA","50%",9,1120,1183,96),("3BR/2BA","60%",7,1120,1420,96)]),
       ("PHASE II - Senior 55+ (Building 7), placed in service 2014",[("Studio","50%",6,465,797,48),("1BR/1BA","50%",16,612,853,55),("1BR/1BA","60%",20,612,1024,55),("1BR/1BA HC","60%",4,640,1024,55),("2BR/1BA","60%",8,815,1229,70)])]
    N=["ami","units","pct_units","sf","total_sf","gross","ua","net","monthly","other:Annual Rent"]
    allu=sum(x[2] for _,L in P for x in L)+1
    H=[["Unit type","AMI\nlevel","No. of\nunits","% of\nunits","Area\n(sq. ft.)","Total area\n(sq. ft.)","Max. gross\nrent 2025","Less utility\nallow.","Net\nrent","Monthly\nrent","Annual\nrent"]]
    rows=[];totals=[];tab=list(H);sty=[];G=[0]*4; planted=None
    def st(*a): sty.append(a)
    for ph,L in P:
        tab.append([ph]+['']*10); k=len(tab)-1; st('SPAN',(0,k),(-1,k)); st('FONTNAME',(0,k),(-1,k),'Times-BoldItalic'); s=[0]*4
        LL=[(*x,) for x in L]
        for ty,ami,u,sf,g,ua in LL:
            net=g-ua; mo=u*net; pm=mo
            if (ty,ami)==("2BR/1BA","50%") and ph.startswith("PHASE I "):
                sm=str(mo); pm=int(sm[0]+sm[1]+str((int(sm[2])+3)%10)+sm[3:]); planted={"what":f"Phase I 2BR/1BA at 50%: monthly rent printed {pm:,} instead of {mo:,} ({u} x {net:,}); annual rent, subtotal and total use {mo:,}","kind":"digit_changed"}
            v=[int(ami[:-1]),u,rd(u/allu*100,1),sf,u*sf,g,ua,net,pm,mo*12]
            tab.append([ty,ami,f"{u}",f"{v[2]:.1f}",f"{sf:,}",f"{u*sf:,}",f"${g:,}",f"{ua}",f"${net:,}",f"${pm:,}",f"${mo*12:,}"]); rows.append({"type":ty,**dict(zip(N,v))})
            for i,q in enumerate((u,u*sf,mo,mo*12)): s[i]+=q
        if ph.startswith("PHASE I "):
            tab.append(["2BR/1BA (manager)","n/a","1",f"{100/allu:.1f}","860","860","-","-","-","-","-"]); rows.append({"type":"2BR/1BA (manager)","units":1,"pct_units":rd(100/allu,1),"sf":860,"total_sf":860}); s[0]+=1; s[1]+=860
        lab="Subtotal Phase I" if ph.startswith("PHASE I ") else "Subtotal Phase II"
        pu=rd(s[0]/allu*100,1); tab.append([lab,"",str(s[0]),f"{pu:.1f}",f"{rd(s[1]/s[0]):,}",f"{s[1]:,}","","","",f"${s[2]:,}",f"${s[3]:,}"]); k=len(tab)-1; st('FONTNAME',(0,k),(-1,k),'Times-Bold'); st('LINEABOVE',(0,k),(-1,k),.6,colors.black)
        totals.append({"label":lab,"units":s[0],"pct_units":pu,"sf":rd(s[1]/s[0]),"total_sf":s[1],"monthly":s[2],"other:Annual Rent":s[3]})
        for i in range(4): G[i]+=s[i]
    assert G[0]==allu
    lab="Total, both phases"; tab.append([lab,"",str(G[0]),"100.0",f"{rd(G[1]/G[0]):,}",f"{G[1]:,}","","","",f"${G[2]:,}",f"${G[3]:,}"]); k=len(tab)-1
    totals.append({"label":lab,"units":G[0],"pct_units":100,"sf":rd(G[1]/G[0]),"total_sf":G[1],"monthly":G[2],"other:Annual Rent":G[3]})
    for a in (('FONTNAME',(0,k),(-1,k),'Times-Bold'),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1.5,colors.black),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black)): st(*a)
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10.5,leading=13.5,spaceAfter=7); h=ParagraphStyle('h',parent=b,fontName='Times-Bold',fontSize=13,leading=16,spaceAfter=8); n=ParagraphStyle('n',parent=b,fontSize=8.5,leading=10.5,spaceAfter=3)
    T=Table(tab,colWidths=[84,32,36,34,40,50,54,48,42,52,60],rowHeights=[27]+[16.5]*(len(tab)-1)); T.setStyle(TableStyle([('FONT',(0,1),(-1,-1),'Times-Roman',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
    cnt={}
    for _,L in P:
        for x in L: cnt[x[1]]=cnt.get(x[1],0)+x[2]
    R2=Table([["Set-aside recap","Units"]]+[[f"{k} AMI",str(v)] for k,v in sorted(cnt.items())]+[["Exempt (manager)","1"]],colWidths=[100,50],hAlign='LEFT'); R2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(1,0),(1,-1),'RIGHT')]))
    SimpleDocTemplate(DOC(fn),pagesize=letter,leftMargin=38,rightMargin=38,topMargin=48,bottomMargin=40).build([
      Paragraph('Harvest Commons Apartments - Exhibit C',h),Paragraph('Schedule of Units and Restricted Rents, effective July 1, 2025',h),
      Paragraph('Prepared by the controller of Dunleavy Residential for Prairie States Bank, loan 20-11874. The property has 128 residential units in seven buildings on 9.4 acres. Rents below are at the maximum tax credit rent, less the 2025 utility allowance of the county housing authority.'.replace('128',str(allu)),b),T,Spacer(1,10),
      Paragraph('AMI = area median income, four-person median $91,100. Phase I allowance covers electric heat and cooking; Phase II heat is paid by the owner. HC = accessible unit. The manager\'s apartment is common area and pays no rent.',n),Spacer(1,6),R2,Spacer(1,20),Paragraph('Certified: _______________________   R. Dunleavy, Manager &nbsp;&nbsp;&nbsp; Date: ____________',b)])
    save(fn,'UM',planted,N,rows,totals,'MULTIFAMILY','controller, Word exhibit to a bank','restricted rent schedule by phase with AMI, gross, allowance, net, monthly, annual','cover text with numbers; manager unit with dashes; recap; one monthly rent with a changed digit')

# ---------- 9 floor plans by phase xlsx ----------
def um3():
    R=random.Random(159); fn='Tamarack_FloorPlans_by_Phase.xlsx'
    P=[("Phase 1\n(1996)",[("A1 Aspen",1,1,642,24,1085),("A2 Alder",1,1,710,36,1140),("B1 Birch",2,1,884,32,1290),("B2 Beech",2,2,965,28,1375),("C1 Cedar",3,2,1188,12,1610)]),
       ("Phase 2\n(2004)",[("S1 Sumac",0,1,512,10,975),("A3 Aspen Plus",1,1,725,30,1195),("A3-D Aspen Plus w/ den",1,1.5,838,8,1310),("B3 Basswood",2,2,1012,40,1465),("B3-R Basswood renovated",2,2,1012,16,1590),("C2 Cypress",3,2,1240,14,1735)]),
       ("Phase 3\nTownhomes\n(2019)",[("TH-2 Hemlock",2,2.5,1186,18,1890),("TH-3 Hickory",3,2.5,1424,20,2215),("TH-3G Hickory w/ garage",3,2.5,1424,12,2365),("TH-4 Hornbeam",4,3.5,1760,4,2780)])]
    N=["units","occupied","vacant","pct_leased","sf","total_sf","rent_low","rent_high","market","actual","market_sf","actual_sf","other:RENT PER MONTH Loss to Lease"]
    wb=xlsxwriter.Workbook(DOC(fn)); cov=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Unit Mix'); B=lambda **k: wb.add_format({'font_name':'Georgia','font_size':9,**k})
    cov.write('B2','Tamarack Village - lender package, 3Q 2025',B(bold=1,font_size=16))
    for i,s in enumerate(['1. Unit Mix (next tab)','2. Rent roll - sent separately from AppFolio','3. Trailing 12 - sent separately','Contact: M. Oyelaran, controller']): cov.write(3+i,1,s,B())
    hd=B(bold=1,align='center',valign='vcenter',text_wrap=True,bottom=1,top=1); gh=B(bold=1,align='center',bottom=1,top=2,bg_color='#E2EFDA')
    COL=[4,5,6,7,8,9,10,11,12,13,14,15,16]
    fm=['0','0','0','0%','#,##0','#,##0','#,##0','#,##0','$#,##0','$#,##0','0.00','0.00','#,##0;(#,##0)']
    ws.set_column('A:A',12);ws.set_column('B:B',25);ws.set_column('C:D',5.5);ws.set_column('E:Q',8.5);ws.set_column('S:V',11)
    ws.merge_range('A1:Q1','TAMARACK VILLAGE APARTMENTS & TOWNHOMES',B(bold=1,font_size=13,align='center')); ws.merge_range('A2:Q2','Floor Plan Summary - September 30, 2025',B(align='center',italic=1))
    ws.merge_range('A4:A6','Phase',hd); ws.merge_range('B4:B6','Floor Plan',hd); ws.merge_range('C4:C6','Bed',hd); ws.merge_range('D4:D6','Bath',hd)
    ws.merge_range('E4:H4','OCCUPANCY',gh); ws.merge_range('I4:J4','AREA (SF)',gh); ws.merge_range('K4:Q4','RENT PER MONTH',gh)
    for c,h in zip(range(4,10),['No. of\nUnits','Occ.','Vac.','Leased\n%','Each','Total']): ws.merge_range(4,c,5,c,h,hd)
    ws.merge_range('K5:L5','Asking range',hd); ws.merge_range('M5:N5','Average',hd); ws.merge_range('O5:P5','Average per SF',hd); ws.merge_range('Q5:Q6','Loss to\nLease',hd)
    for c,h in zip(range(10,16),['Low','High','Market','In-place','Market','In-place']): ws.write(5,c,h,hd)
    rows=[];totals=[];r=6; A=[]
    def agg(L):
        u=sum(x['u'] for x in L);o=sum(x['o'] for x in L);le=sum(x['le'] for x in L);sf=sum(x['u']*x['sf'] for x in L);mk=sum(x['u']*x['mk'] for x in L);ac=sum(x['o']*x['ac'] for x in L);osf=sum(x['o']*x['sf'] for x in L)
        return [u,o,u-o,rd(le/u*100),rd(sf/u),sf,None,None,rd(mk/u),rd(ac/o),rd(mk/sf,2),rd(ac/osf,2),sum(x['ltl'] for x in L)]
    def put(r,v,mk):
        for c,n,x,ff in zip(COL,N,v,fm):
            if x is None: ws.write(r,c,'',mk('@')); continue
            ws.write_number(r,c,x/100 if n=='pct_leased' else x,mk(ff))
    plain=lambda nf:B(num_format=nf,align='right'); bold=lambda nf:B(num_format=nf,bold=1,top=1,align='right',bg_color='#F2F2F2'); big=lambda nf:B(num_format=nf,bold=1,top=1,bottom=6,align='right')
    for ph,L in P:
        q=[]; r0=r
        for ty,bd,ba,sf,u,mk in L:
            o=u-R.randint(0,max(1,u//9)); le=min(u,o+R.randint(0,2)); ac=mk-R.randint(-25,85); x=dict(u=u,o=o,le=le,sf=sf,mk=mk,ac=ac,ltl=o*(mk-ac)); q.append(x);A.append(x)
            lo=mk-R.choice([15,20,35,40]); hi=mk+R.choice([20,25,45,60]); v=agg([x]); v[6]=lo;v[7]=hi
            ws.write(r,1,ty,B()); 
            if bd==0: ws.write(r,2,'Studio' if False else 0,plain('0'))
            else: ws.write(r,2,bd,plain('0'))
            ws.write(r,3,ba,plain('0.0')); put(r,v,plain)
            rows.append({"type":ty,"beds":bd,"baths":ba,**{n:k for n,k in zip(N,v) if k is not None}}); r+=1
        ws.merge_range(r0,0,r-1,0,ph,B(bold=1,valign='vcenter',align='center',text_wrap=True,border=1))
        lab='Total / average '+ph.split('\n')[0]; v=agg(q); ws.merge_range(r,0,r,3,lab,B(bold=1,top=1,bg_color='#F2F2F2')); put(r,v,bold); totals.append({"label":lab,**{n:k for n,k in zip(N,v) if k is not None}}); r+=1
    v=agg(A); ws.merge_range(r,0,r,3,'Property total / average',B(bold=1,top=1,bottom=6)); put(r,v,big); totals.append({"label":'Property total / average',**{n:k for n,k in zip(N,v) if k is not None}}); r+=2
    for s in ['Averages: market weighted by all units, in-place by occupied units; in-place per SF on occupied area. Leased % includes approved applications.','Loss to lease = occupied units x (market - in-place); parentheses = in-place above market.']: ws.write(r,0,s,B(italic=1,font_size=8)); r+=1
    ws.write_row('S5',['By bedrooms','Units','Occ.','Avg mkt'],hd); k=5; flat=[(l,x) for (l,x) in zip([l for _,L in P for l in L],A)]
    for bd in range(5):
        z=[x for l,x in flat if l[1]==bd]; u=sum(x['u'] for x in z); ws.write_row(k,18,['Studio' if bd==0 else f'{bd} bedroom',u,sum(x['o'] for x in z),rd(sum(x['u']*x['mk'] for x in z)/u)],B()); k+=1
    ws.write_row(k,18,['All',sum(x['u'] for x in A),sum(x['o'] for x in A)],B(bold=1,top=1))
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'UM',None,N,rows,totals,'MULTIFAMILY','controller, Excel lender package','floor plans by phase, phase merged down the side, three-line grouped header','cover sheet first; merged phase cells; Low/High, Market/In-place words repeated in the header; side table by bedroom; in-place above market in parentheses; renovated variants')
