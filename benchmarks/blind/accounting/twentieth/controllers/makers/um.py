from common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side

def um1():
    R=random.Random(707); f="unit_mix_vireo_flats.pdf"
    S=[("Studio",0,[("S1 Classic",1,498,14),("S1r Renovated",1,498,10),("S2 Classic",1,541,8)]),
       ("One Bedroom",1,[("A1 Classic",1,662,28),("A1r Renovated",1,662,36),("A2 Classic",1,718,12),("A2r Renovated",1,718,20),("A3r Loft - Renovated",1.5,804,6)]),
       ("Two Bedroom",2,[("B1 Classic",1,934,18),("B1r Renovated",1,934,14),("B2 Classic",2,1027,16),("B2r Renovated",2,1027,24),("B3r Corner - Renovated",2,1116,8)]),
       ("Three Bedroom",3,[("C1 Classic",2,1288,9),("C1r Renovated",2,1288,7)])]
    TU=sum(u[3] for s in S for u in s[2])
    money=["units","pct_units","sf","pct_occ","pct_leased","market","market_sf","actual","actual_sf","other:EFFECTIVE RENT Avg.","other:EFFECTIVE RENT Per SF","other:NEW LEASES, TRAILING 90 DAYS No.","other:NEW LEASES, TRAILING 90 DAYS Avg. Rent"]
    h0=["Floor Plan","Bed","Bath","Units","% of\nMix","Avg.\nSF","PHYSICAL","","MARKET RENT","","IN-PLACE RENT","","EFFECTIVE RENT","","NEW LEASES,\nTRAILING 90 DAYS",""]
    h1=["","","","","","","%\nOcc.","%\nLeased","Avg.","Per SF","Avg.","Per SF","Avg.","Per SF","No.","Avg. Rent"]
    data=[h0,h1]; st=[]; rows=[]; tot=[]; allu=[]
    def fv(n,v):
        if v is None: return ""
        if n in("units","other:NEW LEASES, TRAILING 90 DAYS No."): return f"{v:,}"
        if n.startswith("pct"): return f"{v:.1f}%"
        if n=="sf": return f"{v:,}"
        if n.endswith("_sf") or n.endswith("Per SF"): return f"${v:.2f}"
        return f"${v:,}"
    def agg(L):
        u=sum(x['u'] for x in L); o=sum(x['o'] for x in L); sf=sum(x['u']*x['sf'] for x in L)/u; osf=sum(x['o']*x['sf'] for x in L)/o
        mk=sum(x['u']*x['mk'] for x in L)/u; ac=sum(x['o']*x['ac'] for x in L)/o; ef=sum(x['o']*x['ef'] for x in L)/o; n=sum(x['n'] for x in L)
        nr=sum(x['n']*x['nr'] for x in L)/n if n else None
        return [u,round(100*u/TU,1),round(sf),round(100*o/u,1),round(100*sum(x['l'] for x in L)/u,1),round(mk),round(mk/sf,2),round(ac),round(ac/osf,2),round(ef),round(ef/osf,2),n,round(nr) if n else None]
    for s,bd,pl in S:
        grp=[]
        for nm,ba,sf,u in pl:
            ren='r' in nm.split()[0]; mk=int(560+sf*1.12+(165 if ren else 0)+R.randint(-20,25)); o=u-R.choice([0,0,1,1,2]) if u<20 else u-R.randint(1,4)
            x=dict(u=u,sf=sf,o=o,l=min(u,o+R.choice([0,0,1])),mk=mk,ac=mk-R.randint(8,85),n=R.choice([0,1,2,3,4,6]) if u>6 else 0)
            x['ef']=x['ac']-R.randint(5,48); x['nr']=mk-R.randint(-15,60); grp.append(x); v=agg([x])
            data.append([nm,str(bd),f"{ba:g}"]+[fv(n,q) for n,q in zip(money,v)])
            o={"type":nm,"beds":bd,"baths":ba}; o.update({n:q for n,q in zip(money,v) if q is not None}); rows.append(o)
        allu+=grp; v=agg(grp); lab=f"{s} Total / Avg."; data.append([lab,"",""]+[fv(n,q) for n,q in zip(money,v)]); k=len(data)-1
        st+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E8EEF0')),('SPAN',(0,k),(2,k))]
        tot.append(dict({"label":lab},**{n:q for n,q in zip(money,v) if q is not None}))
    v=agg(allu); lab="Property Total / Wtd. Avg."; data.append([lab,"",""]+[fv(n,q) for n,q in zip(money,v)]); k=len(data)-1
    st+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#27474E')),('TEXTCOLOR',(0,k),(-1,k),colors.white),('SPAN',(0,k),(2,k))]
    tot.append(dict({"label":lab},**dict(zip(money,v))))
    assert abs(sum(r["pct_units"] for r in rows)-100)<1
    for a,b in((6,7),(8,9),(10,11),(12,13),(14,15)): st.append(('SPAN',(a,0),(b,0)))
    for a in range(6): st.append(('SPAN',(a,0),(a,1)))
    t=Table(data,colWidths=[130,30,32,40,46,44,46,50,54,48,54,48,54,48,44,60],repeatRows=2)
    t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),8),('LEADING',(0,0),(-1,-1),9.5),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(3,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#CBD8DB')),('INNERGRID',(0,0),(-1,-1),.25,colors.HexColor('#99AAAA')),('BOX',(0,0),(-1,-1),.7,colors.black)]+st))
    P1=ParagraphStyle('a',fontName='Helvetica-Bold',fontSize=15,leading=18); P2=ParagraphStyle('b',fontName='Helvetica',fontSize=8.5,leading=11)
    notes=["Mix, size and market rent averages are weighted by all units; in-place and effective by occupied units; new-lease averages by the number of leases.","Effective rent is in-place rent less concessions spread over the lease term. Leased includes signed applications not yet moved in."]
    SimpleDocTemplate(doc(f),pagesize=landscape(legal),margins=36,leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=36).build([Paragraph("Vireo Flats",P1),Paragraph("Unit mix and rent summary &nbsp;|&nbsp; rent roll of May 5, 2025 (Entrata) &nbsp;|&nbsp; 1840 Tannery Row",P2),Spacer(1,10),t,Spacer(1,8)]+[Paragraph(n,P2) for n in notes])
    save(f,"UM",money,rows,tot,None,"MULTIFAMILY","Celeste Amundsen, asset management analyst","Entrata mix by bedrooms with subtotals, grouped two-line headers, classic/renovated plans","units and occupied weighting, blanks for no new leases, white on dark total, five grouped pairs with the same sub-headers")

def um2():
    R=random.Random(808); f="Harbor Mill LIHTC rent schedule 2025.xlsx"
    G50={0:905,1:970,2:1163,3:1344}; UA={0:61,1:74,2:96,3:121}; SF={0:465,1:640,2:872,3:1105}
    S=[("30% AMI units",30,[(0,1,2),(1,1,5),(2,1,4),(3,2,2)]),("50% AMI units",50,[(0,1,4),(1,1,14),(2,1,11),(2,2,9),(3,2,5)]),("60% AMI units",60,[(0,1,6),(1,1,22),(2,1,15),(2,2,18),(3,2,9)]),("80% AMI (income averaging)",80,[(1,1,6),(2,2,7),(3,2,3)]),("Unrestricted",None,[(2,2,1)])]
    money=["ami","units","occupied","vacant","sf","total_sf","gross","ua","net","actual","monthly","other:ANNUAL NET RENT"]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Rent Schedule"; B=Font(name="Calibri",bold=True); thin=Side(style="thin"); fill=PatternFill("solid",fgColor="FFF2CC")
    ws["A1"]="HARBOR MILL APARTMENTS"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Low Income Housing Tax Credit - Rent & Income Schedule"; ws["A3"]="HUD/MTSP limits effective 04/01/2025; Tidewater County, placed in service 2016"
    H=["Set-aside","Unit Type","BR","BA","AMI %","Total\nUnits","Occ.\nUnits","Vacant\nUnits","Net Rentable\nSF / Unit","Total\nSF","Max. Gross\nRent","Less: Utility\nAllowance","Maximum\nNet Rent","Avg. Rent\nin Place","MONTHLY\nMAX. NET RENT","ANNUAL\nNET RENT"]
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.fill=fill; c.border=Border(top=thin,bottom=thin)
    ws.row_dimensions[5].height=32
    col=dict(zip(money,range(5,17))); nf={"ami":'0%',"sf":'#,##0',"total_sf":'#,##0',"gross":'"$"#,##0',"ua":'"$"#,##0;("$"#,##0)',"net":'"$"#,##0',"actual":'"$"#,##0',"monthly":'"$"#,##0',"other:ANNUAL NET RENT":'"$"#,##0'}
    r=6; rows=[];tot=[];GT={}
    def put(v,bold=False):
        for n,x in v.items():
            if n in col:
                c=ws.cell(r,col[n],x/100 if n=="ami" else x); c.number_format=nf.get(n,'0')
                if bold: c.font=B
    addk=["units","occupied","vacant","total_sf","monthly","other:ANNUAL NET RENT"]
    BN={0:"Eff",1:"1BR",2:"2BR",3:"3BR"}
    for s,ami,pl in S:
        r0=r; sub={k:0 for k in addk}
        for bd,ba,u in pl:
            ty=f"{BN[bd]}/{ba}BA"+(f" @ {ami}%" if ami else " - Manager (exempt)")
            sf=SF[bd]+(64 if bd==2 and ba==2 else 0); vac=min(u-1,R.choice([0,0,0,1,2])) if ami else 0
            v={}
            if ami: v["ami"]=ami
            v.update(units=u,occupied=u-vac,vacant=vac,sf=sf,total_sf=sf*u)
            if ami:
                g=int(G50[bd]*ami/50); v.update(gross=g,ua=-UA[bd],net=g-UA[bd]); v["actual"]=v["net"]-R.choice([0,0,7,18,34]) ; v["monthly"]=v["net"]*u; v["other:ANNUAL NET RENT"]=v["monthly"]*12
            ws.cell(r,2,ty); ws.cell(r,3,bd); ws.cell(r,4,ba); put(v); 
            for k in addk: sub[k]+=v.get(k,0)
            rows.append(dict({"type":ty,"beds":bd,"baths":ba},**v)); r+=1
        c=ws.cell(r0,1,s); c.alignment=Alignment(wrap_text=True,vertical="center",horizontal="center"); c.font=B
        if r-1>r0: ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1)
        if ami:
            lab=f"Subtotal {ami}%"; ws.cell(r,2,lab).font=B; put(sub,True)
            for i in range(2,17): ws.cell(r,i).border=Border(top=thin)
            tot.append(dict({"label":lab},**sub)); r+=1
        for k in addk: GT[k]=GT.get(k,0)+sub[k]
    lab="TOTAL - ALL UNITS"; ws.cell(r,1,lab).font=B; put(GT,True); tot.append(dict({"label":lab},**GT))
    for i in range(1,17): ws.cell(r,i).border=Border(top=thin,bottom=Side(style="double")); ws.cell(r,i).fill=fill
    r+=2; nr=sum(x["units"] for x in rows if x.get("ami"))
    avg=sum(x["units"]*x["ami"] for x in rows if x.get("ami"))/nr
    for t in(f"Average income designation of {nr} restricted units: {avg:.1f}% (limit 60%).","Utility allowance: housing authority schedule, tenant-paid electric and heat; shown as a deduction.","Rent in place includes HAP. Manager's unit is common area and carries no rent."): ws.cell(r,1,t).font=Font(italic=True,size=9); r+=1
    # side table
    ws.cell(5,18,"Household size").font=B; ws.cell(5,19,"50% income limit").font=B
    for i,x in enumerate([36200,41350,46500,51700,55850,60000]): ws.cell(6+i,18,f"{i+1} person"+("s" if i else "")); c=ws.cell(6+i,19,x); c.number_format='"$"#,##0'
    for k,w in zip("ABCDEFGHIJKLMNOPQRS",[15,24,5,5,7,8,8,8,13,10,11,13,10,10,16,14,3,15,17]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(f))
    save(f,"UM",money,rows,tot,None,"MULTIFAMILY","Ines Calloway, compliance accountant","LIHTC rent schedule by set-aside, set-aside merged down, subtotals, income-limit side table","utility allowance in parentheses, exempt manager row without rents, side table of limits at right")

def um3():
    R=random.Random(909); f="student_bed_mix_preleasing.xlsx"
    wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet("Bed Mix"); F=lambda **k:wb.add_format(dict({'font_name':'Segoe UI','font_size':9},**k))
    money=["other:PLAN Code No.","units"]
    money=["units","other:BEDS Total","sf","other:BEDS IN PLACE Occupied","other:BEDS IN PLACE % Occ.","other:FALL 2025 PRE-LEASE Beds","other:FALL 2025 PRE-LEASE %","other:FALL 2025 PRE-LEASE Prior Year %","other:INSTALLMENT PER BED Market","other:INSTALLMENT PER BED In-Place","other:INSTALLMENT PER BED Gap","market_total"]
    money[1]="other:Total Beds"
    S=[("NORTH TOWER",[("Aspen","1x1",498,1,16),("Birch","2x2",812,2,28),("Birch Deluxe","2x2",846,2,12),("Cypress","4x2",1190,4,20),("Dogwood","4x4",1422,4,34)]),
       ("SOUTH TOWER",[("Aspen S","1x1",510,1,10),("Elm Studio","0x1",402,1,14),("Birch S","2x2",820,2,24),("Fir","3x3",1164,3,18),("Dogwood S","4x4",1436,4,30)]),
       ("TOWNHOMES",[("Hickory","4x4.5",1688,4,12),("Ironwood","5x5.5",1975,5,8)])]
    C=F(align='center'); Rr=F(align='right'); Bd=F(bold=1,bg_color='#DDEBF7'); Br=F(bold=1,bg_color='#DDEBF7',align='right'); Hh=F(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#1F3864',font_color='white')
    ws.write(0,0,"The Quadrant at Wexford State  |  Bed mix, occupancy and Fall 2025 pre-leasing",F(bold=1,font_size=12)); ws.write(1,0,"As of week ending 05/02/2025. Installments are per bed per month (12 installments).",F(italic=1))
    ws.merge_range(3,0,4,0,"Floor Plan",Hh); ws.merge_range(3,1,4,1,"Bed x Bath",Hh)
    ws.merge_range(3,2,4,2,"SysKey",Hh)
    ws.merge_range(3,3,4,3,"Units",Hh); ws.merge_range(3,4,4,4,"Total Beds",Hh); ws.merge_range(3,5,4,5,"SF / Unit",Hh)
    ws.merge_range(3,6,3,7,"BEDS IN PLACE",Hh); ws.merge_range(3,8,3,10,"FALL 2025 PRE-LEASE",Hh); ws.merge_range(3,11,3,13,"INSTALLMENT PER BED",Hh); ws.merge_range(3,14,4,14,"Monthly Potential at Market (all units)",Hh)
    for i,h in enumerate(["Occupied","% Occ.","Beds","%","Prior Year %","Market","In-Place","Gap"],6): ws.write(4,i,h,Hh)
    ws.set_row(4,28); ws.set_column(0,0,22); ws.set_column(1,1,9); ws.set_column(2,2,9,None,{'hidden':1}); ws.set_column(3,13,9.5); ws.set_column(14,14,18)
    r=5; rows=[];tot=[];ALL=[]
    txt=lambda n,v: (f"${v:,.0f}" if v>=0 else f"(${-v:,.0f})")
    def put(v,b):
        for i,(n,x) in enumerate(zip(money,v)):
            cc=3+i
            if "%" in n: ws.write_number(r,cc,round(x/100,4),F(bold=b,num_format='0.0%',**({'bg_color':'#DDEBF7'} if b else {})))
            elif "PER BED" in n or n=="market_total": ws.write_string(r,cc,txt(n,x),Br if b else Rr)
            else: ws.write_number(r,cc,x,F(bold=b,num_format='#,##0',**({'bg_color':'#DDEBF7'} if b else {})))
    def agg(L):
        u=sum(x['u'] for x in L); b=sum(x['b'] for x in L); o=sum(x['o'] for x in L); p=sum(x['p'] for x in L); mt=sum(x['b']*x['mk'] for x in L); mk=round(mt/b); ip=round(sum(x['o']*x['ip'] for x in L)/o)
        return [u,b,round(sum(x['u']*x['sf'] for x in L)/u),o,round(100*o/b,1),p,round(100*p/b,1),round(100*sum(x['py'] for x in L)/b,1),mk,ip,mk-ip,mt]
    for s,pl in S:
        ws.write(r,0,s,F(bold=1,italic=1)); r+=1; g=[]
        for nm,bb,sf,nb,u in pl:
            b=nb*u; mk=int({1:1395,2:1090,3:965,4:875,5:910}[nb]+R.randint(-30,40)+(120 if s=="TOWNHOMES" else 0)); x=dict(u=u,b=b,sf=sf,o=b-R.randint(0,max(1,b//14)),p=int(b*R.uniform(.55,.92)),py=int(b*R.uniform(.5,.9)),mk=mk,ip=mk-R.randint(-12,55)); g.append(x); v=agg([x])
            ws.write(r,0,nm,F(indent=1)); ws.write_string(r,1,bb,C); ws.write(r,2,"FP-"+nm[:2].upper()+str(nb),C); put(v,0); rows.append(dict({"type":nm},**dict(zip(money,v)))); r+=1
        ALL+=g; v=agg(g); lab=s.title()+" total / avg"; ws.write(r,0,lab,Bd); ws.write(r,1,"",Bd); ws.write(r,2,"",Bd); put(v,1); tot.append(dict({"label":lab},**dict(zip(money,v)))); r+=2
    v=agg(ALL); ws.write(r,0,"Community total / avg",Bd); ws.write(r,1,"",Bd); ws.write(r,2,"",Bd); put(v,1); tot.append(dict({"label":"Community total / avg"},**dict(zip(money,v)))); r+=2
    ws.write(r,0,"Averages: market weighted by beds, in-place by occupied beds. Gap = market less in-place, ( ) where in-place is higher.",F(italic=1,font_size=8)); r+=2
    ws.write(r,0,"Leasing velocity",F(bold=1)); ws.write(r,1,"New",F(bold=1,align='center')); ws.write(r,3,"Renew",F(bold=1,align='center')); r+=1
    for w,a,b in(("Wk 04/18",11,6),("Wk 04/25",14,9),("Wk 05/02",9,12)): ws.write(r,0,w,F()); ws.write(r,1,a,C); ws.write(r,3,b,C); r+=1
    ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    money_=money; save(f,"UM",money_,rows,tot,None,"STUDENT_HOUSING","Brandt Osei, student housing controller","bed mix by building with in-place occupancy, pre-lease versus prior year, installments per bed","rents as text with currency signs and parentheses, hidden text column, per-bed columns beside units, side velocity table below")
