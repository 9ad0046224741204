import random
from common import *
from fpdf import FPDF
from decimal import Decimal as De, ROUND_HALF_UP
def rd(x,p=0):
    return float(De(repr(x)).quantize(De(1).scaleb(-p),ROUND_HALF_UP))
# ------------------------------------------------ 7 self storage
def storage(rg):
    cols=["sf","units","down","other:Rentable","occupied","vacant","total_sf","pct_occ","market","actual","market_total","actual_total","other:Econ. Occ. %"]
    B=[("Building A - Climate Controlled, Ground",[("5 x 5",25),("5 x 10",50),("10 x 10",100),("10 x 15",150),("10 x 20",200)]),
       ("Building B - Climate Controlled, Upper",[("5 x 5 U",25),("5 x 7.5 U",37.5),("5 x 10 U",50),("7.5 x 10 U",75),("10 x 10 U",100),("10 x 15 U",150)]),
       ("Building C - Drive-Up",[("5 x 10 DU",50),("10 x 10 DU",100),("10 x 15 DU",150),("10 x 20 DU",200),("10 x 25 DU",250),("10 x 30 DU",300)]),
       ("Yard - Parking & Wine",[("Wine locker",9),("RV covered 12 x 40",480),("RV open 12 x 35",420),("Car open 10 x 20",200)])]
    rows=[];tot=[];out=[];gl=[]
    def agg(L):
        u,dn,oc=sum(x['u'] for x in L),sum(x['dn'] for x in L),sum(x['oc'] for x in L); re=u-dn
        ts=sum(x['u']*x['sf'] for x in L); mt=sum(x['u']*x['m'] for x in L); at=sum(x['at'] for x in L)
        return [rd(ts/u,1),u,dn,re,oc,re-oc,rd(ts,1),rd(100*oc/re,1),rd(mt/u,2),rd(at/oc,2),mt,at,rd(100*at/mt,1)]
    for bn,ts in B:
        out.append(("B",bn)); L=[]
        for t,sf in ts:
            u=rg.randint(6,64); dn=rg.choice([0,0,0,1,2,3]); re=u-dn; oc=re-rg.randint(0,max(1,re//5))
            m=int(22+sf**.78*rg.uniform(2.0,2.6)) if 'open' not in t and 'cov' not in t else rg.randint(75,190)
            at=int(oc*m*rg.uniform(.84,1.08)); x=dict(u=u,dn=dn,re=re,oc=oc,sf=sf,m=m,at=at); L.append(x)
            v=agg([x]); v[0]=float(sf); rows.append({"type":t,**dict(zip(cols,v))}); out.append(("R",t,v))
        gl+=L; v=agg(L); lab="Subtotal "+bn.split(" - ")[0]; out.append(("S",lab,v)); tot.append({"label":lab,**dict(zip(cols,v))})
    v=agg(gl); out.append(("G","Facility total / wtd. avg.",v)); tot.append({"label":"Facility total / wtd. avg.",**dict(zip(cols,v))})
    W=[44,13,12,12,16,16,13,18,14,18,18,23,23,15]
    H=[("Unit","Size"),("Unit","SF"),("Total","Units"),("Off-","line"),("","Rentable"),("Occu-","pied"),("Va-","cant"),("Total","SF"),("Phys.","Occ. %"),("Street","Rate"),("In-Place","Rate"),("Potential","/ Month"),("In-Place","/ Month"),("Econ.","Occ. %")]
    class P(FPDF):
        def header(s):
            s.set_font("Helvetica","B",12); s.cell(0,6,"Keystead Storage #0387 - Burnaby Heights",new_x="LMARGIN",new_y="NEXT"); s.set_font("Helvetica",size=8); s.cell(0,5,"Unit inventory and rate summary - April 30, 2026 - Canadian dollars, rates per unit per month, before tax",new_x="LMARGIN",new_y="NEXT"); s.ln(2)
            s.set_fill_color(255,225,150); s.set_font("Helvetica","B",7.5)
            for k in (0,1):
                for w,h in zip(W,H): s.cell(w,4.2,h[k],align="L" if w==44 else "R",fill=True)
                s.ln()
        def footer(s):
            s.set_y(-14); s.set_font("Helvetica","I",7); s.multi_cell(0,3.4,"Physical occupancy = occupied / rentable. Economic occupancy = in-place per month / potential per month. Potential is all units at street rate, off-line included.\nAverages in subtotals are weighted: SF and street by total units, in-place by occupied.")
    p=P("L","mm","letter"); p.set_margins(12,11); p.set_auto_page_break(True,18); p.add_page()
    def fmt(v):
        f=[f"{v[0]:,.1f}",f"{v[1]:,}",f"{v[2]}" if v[2] else "-",f"{v[3]:,}",f"{v[4]:,}",f"{v[5]}" if v[5] else "-",f"{v[6]:,.1f}",f"{v[7]:.1f}%",f"${v[8]:,.2f}",f"${v[9]:,.2f}",f"${v[10]:,}",f"${v[11]:,}",f"{v[12]:.1f}%"]
        return f
    for o in out:
        if o[0]=="B":
            p.ln(1.5); p.set_font("Helvetica","B",8); p.cell(0,4.8,o[1],new_x="LMARGIN",new_y="NEXT"); continue
        p.set_font("Helvetica","" if o[0]=="R" else "B",7.7); bd="" if o[0]=="R" else "T"
        for i,(w,x) in enumerate(zip(W,[("  " if o[0]=="R" else "")+o[1]]+fmt(o[2]))): p.cell(w,4.6,x,border=bd,align="R" if i else "L")
        p.ln()
    n="um_keystead_0387.pdf"; p.output(doc(n))
    save(n,"UM",cols,rows,tot,None,"OTHER","self-storage district manager, facility system print","by building with subtotals and weighted averages","fractional SF, dash = 0, off-line vs rentable, two-line header with split words, economic and physical occupancy")
# ------------------------------------------------ 8 senior suites and beds workbook
def senior(rg):
    import xlsxwriter
    cols=["units","occupied","vacant","other:BEDS Licensed","other:BEDS Set up","other:BEDS Occupied","pct_occ","other:OCCUPANCY Beds","sf","market","actual","other:CARE FEE PER RESIDENT DAY Street","other:CARE FEE PER RESIDENT DAY In place"]
    C=[("Independent Living",[("Studio IL",395,1),("One bedroom IL",560,1),("One bedroom deluxe IL",640,2),("Two bedroom IL",880,2),("Garden cottage",1040,2)]),
       ("Assisted Living",[("Studio AL",340,1),("Alcove AL",385,1),("One bedroom AL",510,1),("Companion suite AL",470,2)]),
       ("Memory Support",[("Private MS",290,1),("Private MS, courtyard",315,1),("Shared MS",360,2)]),
       ("Nursing (licensed)",[("Private NH",245,1),("Semi-private NH",330,2),("Ward of three NH",420,3)])]
    rows=[];tot=[];G=[];body=[]
    def agg(L):
        s=lambda k:sum(x[k] for x in L)
        u,oc,bl,bs,bo=s('u'),s('oc'),s('bl'),s('bs'),s('bo')
        v=[u,oc,u-oc,bl,bs,bo,rd(100*oc/u,1),rd(100*bo/bs,1),rd(sum(x['sf']*x['u'] for x in L)/u),rd(sum(x['m']*x['u'] for x in L)/u),rd(s('at')/oc)]
        cb=[x for x in L if x['cs'] is not None]
        if len(cb): 
            v+=[rd(sum(x['cs']*x['bs'] for x in cb)/sum(x['bs'] for x in cb),2),rd(sum(x['ca']*x['bo'] for x in cb)/sum(x['bo'] for x in cb),2)]
        else: v+=[None,None]
        return v
    mk=lambda v:{k:x for k,x in zip(cols,v) if x is not None}
    for cn,ts in C:
        L=[];body.append(("H",cn))
        for t,sf,b in ts:
            u=rg.randint(4,32); oc=u-rg.randint(0,max(1,u//5)); bl=u*b; bs=bl-rg.choice([0,0,0,1,2]); bo=min(bs,oc*b-rg.choice([0,0,1]) if b>1 else oc)
            bo=max(bo,oc); bs=max(bs,bo)
            m=int(1500+sf*rg.uniform(3.6,4.4)); a=int(m*rg.uniform(.88,1.02))
            il=cn.startswith("Ind"); cs=None if il else rg.randint(2800,9900)/100; ca=None if il else rd(cs*rg.uniform(.9,1.03),2)
            x=dict(u=u,oc=oc,bl=bl,bs=bs,bo=bo,sf=sf,m=m,at=a*oc,cs=cs,ca=ca); L.append(x); v=agg([x]); rows.append({"type":t,**mk(v)}); body.append(("R",t,v))
        G+=L; v=agg(L); lab="Total "+cn; body.append(("S",lab,v)); tot.append({"label":lab,**mk(v)})
    v=agg(G); body.append(("S","Residence total / average",v)); tot.append({"label":"Residence total / average",**mk(v)})
    n="um_brightholm_suites.xlsx"; wb=xlsxwriter.Workbook(doc(n)); ws=wb.add_worksheet("Suite mix"); F=wb.add_format
    h=F({"bold":1,"align":"center","valign":"vcenter","text_wrap":1,"border":1,"bg_color":"#DDEBF7"}); ws.write(0,0,"BRIGHTHOLM LODGE - SUITE AND BED MIX",F({"bold":1,"font_size":14}))
    ws.write(1,0,"Census date June 15, 2026. All dollars US. Base rent is per suite per month; care fee is per resident day and not charged in Independent Living.")
    ws.merge_range(3,0,4,0,"Suite type",h)
    c=1
    for g,subs in (("SUITES",["Total","Occupied","Vacant"]),("BEDS",["Licensed","Set up","Occupied"]),("OCCUPANCY",["Suites","Beds"]),(None,["Average SF per suite"]),("BASE RENT PER SUITE PER MONTH",["Asking","In place"]),("CARE FEE PER RESIDENT DAY",["Street","In place"])):
        if g is None: ws.merge_range(3,c,4,c,subs[0],h)
        else:
            ws.merge_range(3,c,3,c+len(subs)-1,g,h)
            for i,s in enumerate(subs): ws.write(4,c+i,s,h)
        c+=len(subs)
    nf=["#,##0"]*6+["0.0%"]*2+["#,##0","$#,##0","$#,##0","$0.00","$0.00"]
    fr=[F({"num_format":q}) for q in nf]; fb=[F({"num_format":q,"bold":1,"top":1}) for q in nf]; r=5
    for o in body:
        if o[0]=="H": ws.write(r,0,o[1],F({"bold":1,"italic":1}))
        else:
            ws.write(r,0,o[1],F({"indent":1}) if o[0]=="R" else F({"bold":1,"top":1}))
            for i,x in enumerate(o[2]):
                f=(fr if o[0]=="R" else fb)[i]
                if x is None: ws.write_blank(r,i+1,None,f) if o[0]=="R" else ws.write_blank(r,i+1,None,f)
                else: ws.write_number(r,i+1,round(x/100,4) if nf[i]=="0.0%" else x,f)
        r+=1
    ws.write(r+1,0,"Averages: SF and asking rent by suites; in-place rent by occupied suites; street care fee by beds set up, in-place by beds occupied (care levels only).",F({"italic":1,"font_size":9}))
    ws.write(3,15,"Wait list",h); ws.write(3,16,"Persons",h)
    for i,(a,b) in enumerate([("Independent Living",14),("Assisted Living",6),("Memory Support",9),("Nursing (licensed)",2)]): ws.write(4+i,15,a); ws.write(4+i,16,b)
    ws.set_column(0,0,27); ws.set_column(1,8,9.5); ws.set_column(9,13,12); ws.set_column(14,14,3); ws.set_column(15,15,20); ws.set_row(3,34); ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(n,"UM",cols,rows,tot,None,"SENIOR_HOUSING","seniors housing asset manager, Excel","grouped headers suites / beds / occupancy, care levels with totals, side table","beds beside suites, daily fees, blank care fees, percent cells")
# ------------------------------------------------ 9 single-family rental workbook
def sfr(rg):
    import xlsxwriter
    cols=["rent_low","rent_high","market","market_sf","actual","actual_sf","sf","units","pct_units","occupied","other:Leased, Not Moved In","vacant","down","pct_occ","pct_leased"]
    M=["Charlotte, NC","Phoenix, AZ","San Antonio, TX","Tampa, FL","Indianapolis, IN"]
    plans="Alder Briar Cypress Dogwood Elmhurst Foxglove Gable Hawthorn Ivy Juniper Kingsley Laurel Magnolia Newport Oakdale Primrose Quincy Redbud Sumac Tulip Upland Verbena Willow Yarrow Zinnia Acadia Bristol Camden Dover Easton Fairfax Granby Halston Ironwood Jasper".split()
    pi=iter(plans); D=[]
    for m in M:
        k=rg.randint(5,7); L=[]
        for j in range(k):
            bd=rg.choice([2,3,3,3,4,4,5]); ba=rg.choice([1.5,2,2,2.5,3]) if bd>2 else rg.choice([1,2]); sf=650+bd*310+rg.randint(-90,160)
            u=rg.randint(6,48); dn=rg.choice([0,0,0,1,1,2]); vac=rg.randint(0,max(1,u//9)); ln=rg.choice([0,0,1,1,2]); oc=u-dn-vac-ln
            mk=int(900+sf*rg.uniform(.55,.8)); ac=int(mk*rg.uniform(.9,1.02)); lo=int(ac*rg.uniform(.86,.95))//5*5; hi=int(mk*rg.uniform(1.01,1.1))//5*5+5
            L.append(dict(p=next(pi,None) or f"Plan {j}",bd=bd,ba=ba,sf=sf,u=u,dn=dn,vac=vac,ln=ln,oc=oc,m=mk,a=ac,lo=lo,hi=hi))
        L.sort(key=lambda x:(x['bd'],x['p'])); D.append((m,L))
    T=sum(x['u'] for _,L in D for x in L)
    def agg(L):
        s=lambda k:sum(x[k] for x in L); u,oc=s('u'),s('oc'); mt=sum(x['m']*x['u'] for x in L); at=sum(x['a']*x['oc'] for x in L); ts=sum(x['sf']*x['u'] for x in L); to=sum(x['sf']*x['oc'] for x in L)
        return [min(x['lo'] for x in L),max(x['hi'] for x in L),rd(mt/u),rd(mt/ts,3),rd(at/oc),rd(at/to,3),rd(ts/u),u,rd(100*u/T,1),oc,s('ln'),s('vac'),s('dn'),rd(100*oc/u,1),rd(100*(oc+s('ln'))/u,1)]
    n="um_hollin_sfr.xlsx"; wb=xlsxwriter.Workbook(doc(n)); F=wb.add_format
    cv=wb.add_worksheet("Cover"); cv.set_column(1,1,90)
    for i,t in enumerate(["HOLLIN & PEARCE HOMES TRUST","Home mix by market and floor plan","Position at January 31, 2026","","One line is one floor plan of one market. Vacant homes are rent-ready and not leased; down homes are in renovation or held for sale."]): cv.write(2+i,1,t,F({"bold":i<2,"text_wrap":1}))
    ws=wb.add_worksheet("Mix"); h=F({"bold":1,"text_wrap":1,"align":"center","valign":"bottom","bottom":2}); H=["Market","Floor Plan","BR","BA","Lowest Rent","Highest Rent","Average Asking Rent","Asking Rent / SF","Average In-Place Rent","In-Place Rent / SF","SF per Home","Homes","% of Homes","Occupied","Leased, Not Moved In","Vacant","Down","% Occupied","% Leased"]
    ws.write(0,0,"Hollin & Pearce Homes Trust - Home mix, 1/31/2026",F({"bold":1}))
    for i,x in enumerate(H): ws.write(2,i,x,h)
    nf=["$#,##0"]*3+["$0.000","$#,##0","$0.000"]+["#,##0"]*2+["0.0%"]+["#,##0;;\"-\"","#,##0;;\"-\"","#,##0;;\"-\"","#,##0;;\"-\""][:4]+["0.0%"]*2
    nf=["$#,##0","$#,##0","$#,##0","$0.000","$#,##0","$0.000","#,##0","#,##0","0.0%"]+['#,##0;-#,##0;"-"']*4+["0.0%","0.0%"]
    fr=[F({"num_format":q}) for q in nf]; fb=[F({"num_format":q,"bold":1,"bg_color":"#F2F2F2"}) for q in nf]; tb=F({"bold":1,"bg_color":"#F2F2F2"})
    sums={7,9,10,11,12}; col=lambda i:xlsxwriter.utility.xl_col_to_name(i+4)
    rows=[];tot=[];r=3;subr=[]
    def put(v,fm,rng=None):
        for i,x in enumerate(v):
            y=round(x/100,4) if "%" in nf[i] else x
            if rng and i in sums: ws.write_formula(r,i+4,"="+("SUM(%s%d:%s%d)"%(col(i),rng[0],col(i),rng[1]) if len(rng)==2 and isinstance(rng,tuple) else "+".join(f"{col(i)}{q}" for q in rng)),fm[i],y)
            else: ws.write_number(r,i+4,y,fm[i])
    for m,L in D:
        r0=r
        for j,x in enumerate(L):
            if j==0: ws.write(r,0,m)
            ws.write(r,1,x['p']); ws.write(r,2,x['bd']); ws.write(r,3,x['ba'],F({"num_format":"0.0"}))
            v=agg([x]); put(v,fr); rows.append({"type":x['p'],"beds":x['bd'],"baths":x['ba'],**dict(zip(cols,v))}); r+=1
        for q in range(4): ws.write_blank(r,q,None,tb)
        lab=m+" subtotal"; ws.write(r,0,lab,tb); v=agg(L); put(v,fb,(r0+1,r)); tot.append({"label":lab,**dict(zip(cols,v))}); subr.append(r+1); r+=2
    for q in range(4): ws.write_blank(r,q,None,tb)
    v=agg([x for _,L in D for x in L]); ws.write(r,0,"Portfolio",tb); put(v,fb,subr); tot.append({"label":"Portfolio",**dict(zip(cols,v))})
    ws.write(r+2,0,"Asking averages weighted by homes, in-place averages by occupied homes; low and high are the extremes of the lines above.")
    # recap by bedrooms further below
    ws.write(r+4,1,"Homes by bedrooms (recap)",F({"bold":1}))
    for i,b in enumerate(sorted({x['bd'] for _,L in D for x in L})): ws.write(r+5+i,1,f"{b} bedrooms"); ws.write(r+5+i,2,sum(x['u'] for _,L in D for x in L if x['bd']==b))
    ws.set_column(0,0,22); ws.set_column(1,1,14); ws.set_column(2,3,5); ws.set_column(4,18,10.5); ws.set_row(2,46); ws.freeze_panes(3,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close()
    save(n,"UM",cols,rows,tot,None,"OTHER","single-family rental portfolio analyst, Excel","one line a floor plan by market, rents before counts, formulas with cached values, cover sheet, recap below","market only on first line, dash = 0, formulas, low/high extremes in totals, recap below table")
def run(seed):
    storage(random.Random(seed+7)); senior(random.Random(seed+8)); sfr(random.Random(seed+9))
