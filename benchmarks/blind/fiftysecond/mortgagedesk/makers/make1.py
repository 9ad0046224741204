from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors

# ---------- d01 strip centre, Word-like grid --------------------------------
def d01():
    n="01_quarry_bend_plaza.pdf"
    body=ParagraphStyle('b',fontName='Times-Roman',fontSize=8,leading=9.2)
    rt=ParagraphStyle('r',parent=body,alignment=2); cn=ParagraphStyle('c',parent=body,alignment=1)
    hd=ParagraphStyle('h',parent=body,fontName='Times-Bold',alignment=1)
    rows_in=[
     ("4410","Ridgeline Ace Supply, Inc. (hardware)",6400,D(2019,6,1),D(2029,5,31),7466.67,7466.67,"2 x 5 yr options @ FMV. Rent to $7,840.00/mo on 6/1/2027.",[(D(2027,6,1),7840.0)],None),
     ("4416","Tia Lupe's Cocina",2150,D(2021,3,15),D(2026,3,14),3045.83,3000.0,"1 x 5 yr option @ $3,350.42/mo; 6 mos. notice. Not yet exercised.",[],None),
     ("4418","Sudsy Penny Coin Laundry",1850,D(2016,11,1),D(2026,10,31),2697.92,2500.0,"3% annual increases every Nov. 1. No options remain.",[],None),
     ("4422","VACANT",1400,None,None,None,None,"Former nail salon, vacated 5/2025. Asking $1,925.00/mo plus NNN.",[],1925.0),
     ("4424","Dr. Pell Family Dentistry, P.C.",1975,D(2023,1,1),D(2032,12,31),3456.25,3456.25,"Rent to $3,620.83 on 1/1/2026 and $3,785.42 on 1/1/2028. TI amortized in rent.",[(D(2026,1,1),3620.83),(D(2028,1,1),3785.42)],None),
     ("4430-32","Northfork Dollar Depot #118",8120,D(2020,9,1),D(2030,8,31),6428.33,0.0,"Co-tenancy clause re: hardware store. 3 x 5 yr options, 8% bump each.",[],None),
     ("4438","Bright Cricket Wireless",1200,D(2024,2,1),"Month to Month",1850.0,1850.0,"Lease expired 1/31/2025; holding over MTM at same rent.",[],None),
     ("4442","Kettle & Rye Bagels, LLC",1625,D(2022,8,1),D(2027,7,31),2572.92,2572.92,"1 x 5 yr option. Personal guaranty of members.",[],None),
     ("4446","Quarry Bend Partners (Owner's office / storage)",900,None,None,0.0,None,"Owner occupied - no lease, no rent charged.",[],None),
     ("4450","Harlan Springs Insurance Agency",1150,D(2025,1,1),D(2027,12,31),1677.08,1677.08,"Rent to $1,725.00/mo on 1/1/2026.",[(D(2026,1,1),1725.0)],None),
     ("4454","VACANT",2300,None,None,None,None,"Asking $2,875.00/mo. LOI out to a physical therapy user, not signed.",[],2875.0),
     ("4462","Blue Heron Wine & Spirits",3025,D(2018,4,1),D(2028,3,31),4285.42,4000.0,"1 x 5 yr option. Landlord pays HVAC replacement.",[],None)]
    head=["Space","Tenant","Sq. Ft.","Lease\nBegins","Lease\nExpires","Base Rent\nper Month","CAM\nper Mo.","R.E. Tax\nper Mo.","Ins.\nper Mo.","Total\nper Month","Security\nDeposit","Options, Increases and Remarks"]
    data=[[Paragraph(h.replace("\n","<br/>"),hd) for h in head]]
    rows=[]
    for sp,t,sf,a,b,base,dep,rem,steps,ask in rows_in:
        vac=t=="VACANT"; own="Owner" in t
        cam=tax=ins=tot=None
        if not vac and not own:
            cam,tax,ins=[round(sf*x/12,2) for x in (3.48,2.64,0.72)]; tot=round(base+cam+tax+ins,2)
        f=lambda v:"-" if v is None else m2(v)
        data.append([Paragraph(sp,body),Paragraph(f"<b>{t}</b>" if vac else t.replace("&","&amp;"),body),Paragraph(m0(sf),rt),
          Paragraph(us(a),cn),Paragraph(us(b) if a else "",cn)]+[Paragraph(f(v),rt) for v in (base,cam,tax,ins,tot,dep)]+[Paragraph(rem.replace("&","&amp;"),body)])
        rows.append(R(unit=sp,area=sf,tenantName=None if vac else t,statusText="VACANT" if vac else "Owner occupied" if own else "Occupied",contractRent=base,marketRent=ask,
          leaseStartDate=a,leaseEndDate=b,deposit=dep,charges=ch(("CAM",cam),("R.E. Tax",tax),("Ins.",ins)),totalCharges=tot,
          rentSteps=[dict(date=d,amount=v) for d,v in steps]))
    cg=lambda c:S(rows,lambda r:sum(x['amount'] for x in r.get('charges',[]) if x['code']==c))
    T=[S(rows,'area'),S(rows,'contractRent'),cg("CAM"),cg("R.E. Tax"),cg("Ins."),S(rows,'totalCharges'),S(rows,'deposit')]
    B=lambda s,st=rt:Paragraph(f"<b>{s}</b>",st)
    data.append([B("TOTALS",body),"",B(m0(T[0])),"",""]+[B(m2(v,"$")) for v in T[1:]]+[""])
    w=[40,108,40,50,52,58,50,50,44,62,57,121]
    tb=Table(data,colWidths=w,repeatRows=1)
    tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),
      ('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3),('SPAN',(0,-1),(1,-1)),('BACKGROUND',(0,0),(-1,0),colors.Color(.88,.88,.88))]))
    vs=S([r for r in rows if r['statusText']=="VACANT"],'area')
    p=lambda t,**k:Paragraph(t,ParagraphStyle('x',fontName='Times-Roman',fontSize=10,leading=12.5,**k))
    st=[p("<b><font size=14>CERTIFIED RENT ROLL</font></b>",alignment=1,spaceAfter=5),p("<b>Quarry Bend Plaza</b>",alignment=1),p("4410 - 4462 Old Mill Road, Harlan Springs",alignment=1),
        p("As of September 1, 2025",alignment=1,spaceAfter=8),tb,Spacer(1,8),
        p(f"Spaces: 12. Occupied (including owner's space): 10. Vacant: 2 ({m0(vs)} sq. ft., or {vs/T[0]*100:.1f}% of the center).",spaceAfter=8),
        KeepTogether([p("The undersigned, being the managing member of Quarry Bend Partners, LLC (\"Borrower\"), hereby certifies to Lender that the foregoing is a true, correct and complete rent roll of the Property as of the date stated above; that no tenant has prepaid rent more than one month in advance; and that, except as stated, no tenant is in default beyond any applicable cure period.",alignment=4,spaceAfter=18),
        p("QUARRY BEND PARTNERS, LLC",spaceAfter=16),p("By: ______________________________&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Date: ____9/4/2025____"),p("Name: Corwin T. Hadlestone&nbsp;&nbsp;&nbsp;&nbsp;Title: Managing Member")])]
    def foot(c,d):
        c.setFont('Times-Italic',8); c.drawString(36,24,"Quarry Bend Plaza - Rent Roll"); c.drawRightString(756,24,f"Page {d.page}")
    SimpleDocTemplate(f"{HERE}/documents/{n}",pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=40).build(st,onFirstPage=foot,onLaterPages=foot)
    save(n,"RETAIL",rows,"Quarry Bend Plaza","2025-09-01",12,10,2,"Word-like grid, remarks with steps/options, NNN columns, certification",True,"strip-centre borrower",
      checks=[["area",T[0],""],["contractRent",T[1],""],["charge:CAM",T[2],""],["charge:R.E. Tax",T[3],""],["charge:Ins.",T[4],""],["totalCharges",T[5],""],["deposit",T[6],""]])

CSS='''<html><head><meta charset="utf-8"><style>@page{size:%s;margin:%s} body{font-family:%s;font-size:%s} td,th{padding:%s} p{margin-top:0;margin-bottom:6pt}</style></head><body>'''
# ---------- d02 walk-up over shops; attorney's form; planted digit ------------
def d02():
    n="02_tannery_row_walkup.pdf"
    r=rng(n); nm=Namer(r)
    stores=[("Store 1","Ostrow Shoe Repair",D(2015,5,1),D(2030,4,30),3150.0,212.40,6300.0),
            ("Store 2","Mei Garden Kitchen Corp.",D(2021,10,1),D(2031,9,30),4825.0,318.60,14475.0),
            ("Store 3","(Vacant - white box)",None,None,None,None,None)]
    apts=[]
    k=0
    for fl in (2,3,4,5):
        for s in "ABCD":
            u=f"{fl}{s}"; kind={"A":"2 BR","B":"1 BR","C":"1 BR","D":"3 BR" if fl>3 else "Studio"}[s]
            base={"2 BR":1875,"1 BR":1510,"3 BR":2240,"Studio":1265}[kind]
            rent=float(base+r.randrange(-18,14)*15)+r.choice([0,0,0.5,.25])
            a,b=nm.full(); t=f"{b}, {a}"
            end=D(2025+r.randrange(1,3)-0,r.randrange(1,12),1)-dt.timedelta(days=1)
            sec=rent
            note=""
            if u=="2B": t="Superintendent"; rent=0.0; end=None; sec=None; note="(a)"
            elif u in("3C","5A"): t="VACANT"; rent=None; end=None; sec=None; note="(b)" if u=="3C" else ""
            elif u in("2C","4B","5D"): end="MTM"
            elif u=="4D": note="(c)"
            apts.append([u,t,kind,end,rent,sec,note])
    bad="4A"
    orig=None
    h=CSS%("8.5in 11in","0.75in 0.8in","'Liberation Serif'","10pt","2pt 4pt")
    h+='<p align=right style="font-size:9pt"><b>BELDING, FROST &amp; OYELARAN LLP</b><br>Attorneys at Law</p><p align=center style="font-size:13pt"><b>SCHEDULE OF LEASES AND RENTS</b></p><p align=center>Premises: Tannery Row, 218-222 Cutler Street<br>Rents in effect on August 15, 2025</p>'
    h+='<p><b>I. STORES</b></p><table border=1 cellspacing=0 width="100%"><tr><th width="11%">Unit</th><th width="31%">Tenant</th><th width="24%">Term</th><th width="12%">Monthly Rent</th><th width="11%">Tax Contrib.</th><th width="11%">Security</th></tr>'
    rows=[]
    for u,t,a,b,rent,tax,sec in stores:
        vac=rent is None
        h+=f'<tr><td>{u}</td><td>{t}</td><td align=center>{us(a,False)+" - "+us(b,False) if a else "&nbsp;"}</td>'+"".join(f'<td align=right>{m2(v) or "&nbsp;"}</td>' for v in (rent,tax,sec))+'</tr>'
        rows.append(R(unit=u,tenantName=None if vac else t,statusText="Vacant" if vac else "Occupied",section="STORES",leaseStartDate=a,leaseEndDate=b,contractRent=rent,charges=ch(("Tax Contrib.",tax)),deposit=sec))
    ss=S(rows,'contractRent'); sx=S(rows,lambda x:sum(c['amount'] for c in x.get('charges',[])));sd=S(rows,'deposit')
    h+=f'<tr><td colspan=3><b>Total, stores</b></td><td align=right><b>{m2(ss)}</b></td><td align=right><b>{m2(sx)}</b></td><td align=right><b>{m2(sd)}</b></td></tr></table><p>&nbsp;</p>'
    h+='<p><b>II. APARTMENTS</b></p><table border=1 cellspacing=0 width="100%"><tr><th width="9%">Apt.</th><th width="33%">Tenant</th><th width="11%">Size</th><th width="16%">Lease Expires</th><th width="13%">Monthly Rent</th><th width="13%">Security</th><th width="5%">&nbsp;</th></tr>'
    ap=[];true_tot=0
    for u,t,kind,end,rent,sec,note in apts:
        true_tot+=rent or 0
        pr=rent
        if u==bad:
            orig=rent; pr=rent+300 if str(int(rent))[1]<'7' else rent-300
            sec=None  # deposit would give the digit away on neither side
        vac=t=="VACANT"
        h+=f'<tr><td>{u}</td><td>{t}</td><td>{kind}</td><td align=center>{us(end,False) if end else "&nbsp;"}</td><td align=right>{m2(pr) or "&nbsp;"}</td><td align=right>{m2(sec) or "&nbsp;"}</td><td>{note or "&nbsp;"}</td></tr>'
        if u==bad: pp=pr
        ap.append(R(unit=u,tenantName=None if vac else t,unitType=kind,statusText="VACANT" if vac else "Occupied",section="APARTMENTS",leaseEndDate=end,contractRent=pr,deposit=sec))
    ad=S(ap,'deposit'); true_tot=round(true_tot,2)
    h+=f'<tr><td colspan=4><b>Total, apartments</b></td><td align=right><b>{m2(true_tot)}</b></td><td align=right><b>{m2(ad)}</b></td><td>&nbsp;</td></tr><tr><td colspan=4><b>TOTAL MONTHLY RENT, STORES AND APARTMENTS</b></td><td align=right><b>{m2(true_tot+ss)}</b></td><td align=right><b>{m2(ad+sd)}</b></td><td>&nbsp;</td></tr></table>'
    h+='<p style="font-size:8.5pt;margin-top:6pt">(a) Occupies rent-free as part of compensation. &nbsp;(b) Under renovation, available October. &nbsp;(c) Tenant in arrears two months; notice of petition served.<br>MTM = month to month, no written lease in force. Apt. 4A security held by prior owner, being traced.</p>'
    h+='<p style="font-size:9pt">Three (3) stores, of which one vacant; sixteen (16) apartments, of which two vacant and one occupied by the superintendent.</p>'
    h+='<p align=justify>I, Ludmila R. Vanterpool, a member of Cutler Street Holdings LLC, certify under penalties of perjury that the above schedule is true and complete, that the rents are those actually in effect, and that no concessions have been given to any tenant except as noted.</p><p>&nbsp;</p><p>______________________________<br>Ludmila R. Vanterpool, Member</p></body></html>'
    html2pdf(n[:-4],h,pad=2.6)
    rows+=ap
    save(n,"MIXED_USE",rows,"Tannery Row","2025-08-15",19,16,3,"attorney's schedule, two tables with other columns, lettered notes, word-processor print",True,"borrower's attorney",
      planted=dict(what=f"Apt. 4A prints monthly rent {m2(pp)} but the apartment total and the grand total were added with {m2(orig)}",kind="digit_changed"),
      checks=[["contractRent",round(true_tot+ss,2),"planted"],["deposit",round(ad+sd,2),""],["charge:Tax Contrib.",sx,""]])

# ---------- d07 lawyer's letter with exhibit, six spaces, annual rents ---------
def d07():
    n="07_hale_building_exhibit_b.pdf"
    data=[("Hale Title & Escrow, Inc. (an affiliate of the Landlord)","Entire first floor",3880,D(2017,1,1),"At will",46560.0,"Owner-affiliated. No written lease; subordinate to the Mortgage.",None,"Occupied"),
     ("Penwarden Land Surveying","Suite 201",1240,D(2022,7,1),D(2027,6,30),22320.0,"One 3-year option. Annual rent increases to $23,064.00 on July 1, 2026.",[(D(2026,7,1),23064.0)],"Occupied"),
     ("Vacant","Suite 202",785,None,None,None,"Offered at $1,150.00 per month, gross.",None,"Vacant"),
     ("Castlebrook CPA Group, PLLC","Suites 203-204",2015,D(2024,10,1),D(2029,9,30),39292.5,"Two 5-year options at 95% of market.",None,"Occupied"),
     ("Fernhollow Counseling Collective","Suite 301",1610,D(2025,12,1),D(2030,11,30),30590.0,"Lease signed August 28, 2025; term not yet begun. Suite being fitted out.",None,"Lease signed; term not yet begun"),
     ("Tri-County Crop Adjusters","Suite 302",960,D(2020,3,1),"Monthly",15840.0,"Holdover; tenant has indicated it will renew.",None,"Occupied")]
    h=CSS%("8.5in 11in","1in 1in","'P052','Liberation Serif'","10.5pt","3pt 4pt")
    h+='''<p align=center style="font-size:14pt"><b>Thaddeus &amp; Wynn, P.L.L.C.</b></p><p align=center style="font-size:9pt">Counselors at Law<br>17 Courthouse Square</p><p>&nbsp;</p><p>October 3, 2025</p>
<p>Dunmere Regional Bank<br>Commercial Mortgage Department</p><p>Re: &nbsp; Hale Building, 6 North Granite Street<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Proposed $1,450,000.00 first mortgage loan</p><p>Dear Ms. Ostergrave:</p>
<p align=justify>We represent Hale Granite Street, LLC in the captioned loan. In response to item 14 of your closing checklist we enclose Exhibit B, being our client's certified rent roll as of September 30, 2025. All leases at the property are gross leases; the landlord pays taxes, insurance, heat and common electricity, and there are accordingly no recoveries to report. Security deposits total $9,870.00 and are held in a separate account at your Bank.</p>
<p align=justify>You will note that the ground floor is occupied by our client's affiliate, and that the lease for Suite 301 has been signed but that its term does not begin until December 1. We understand your underwriter will treat that suite as vacant for the purpose of the coverage test, and Exhibit B counts it so.</p>
<p>Kindly let us know whether anything further is required.</p><p>Very truly yours,</p><p>&nbsp;</p><p>Rosamund K. Thaddeus</p><p style="font-size:9pt">Encl.</p>
<p style="page-break-before:always" align=center><b>EXHIBIT B</b></p><p align=center><b>RENT ROLL - HALE BUILDING</b><br>as of September 30, 2025</p>
<table border=1 cellspacing=0 width="100%" style="font-size:9pt"><tr valign=bottom><th width="22%">Lessee</th><th width="13%">Premises</th><th width="8%">Area (s.f.)</th><th width="12%">Commence&shy;ment</th><th width="12%">Expiration</th><th width="14%">Annual Rent</th><th width="21%">Remarks</th></tr>'''
    h=h.replace("Commence&shy;ment","Term from").replace(">Expiration<",">Term to<")
    rows=[]
    for t,pr,sf,a,b,ar,rem,steps,st in data:
        h+=f'<tr valign=top><td>{t.replace("&","&amp;")}</td><td>{pr}</td><td align=right>{m0(sf)}</td><td align=center>{us(a,pad=True) or "&nbsp;"}</td><td align=center>{us(b,pad=True) or "&nbsp;"}</td><td align=right>{m2(ar,"$") or "&nbsp;"}</td><td>{rem}</td></tr>'
        rows.append(R(unit=pr,area=sf,tenantName=None if st=="Vacant" else t,statusText=st,annualRent=ar,marketRent=1150.0 if st=="Vacant" else None,leaseStartDate=a,leaseEndDate=b,
           rentSteps=[dict(date=d,amount=v,per="year") for d,v in steps or []]))
    A=S(rows,'area');Y=S(rows,'annualRent')
    occ=[r for r in rows if r['statusText']=="Occupied"]
    h+=f'<tr><td colspan=2><b>Total</b></td><td align=right><b>{m0(A)}</b></td><td>&nbsp;</td><td>&nbsp;</td><td align=right><b>{m2(Y,"$")}</b></td><td>&nbsp;</td></tr></table><p>&nbsp;</p>'
    h+=f'<p>Number of suites: 6 &nbsp;&nbsp; Occupied: 4 ({m0(S(occ,"area"))} s.f., {S(occ,"area")/A*100:.1f}%) &nbsp;&nbsp; Vacant or not yet occupied: 2</p><p align=justify>The undersigned certifies that the foregoing is a true and complete statement of all leases and tenancies at the Property.</p><p>&nbsp;</p><p>HALE GRANITE STREET, LLC</p><p>By: ___________________________<br>Orrin J. Hale-Whitcombe, Manager</p></body></html>'
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.lib.fonts import addMapping
    F="/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed%s.ttf"
    pdfmetrics.registerFont(TTFont("Ser",F%""));pdfmetrics.registerFont(TTFont("SerB",F%"-Bold"))
    addMapping("Ser",0,0,"Ser");addMapping("Ser",1,0,"SerB");addMapping("SerB",0,0,"SerB");addMapping("SerB",1,0,"SerB")
    html2pdf(n[:-4],h,margins=(56,72),fonts=("Ser","SerB"),size=10,cellsize=8.2,pad=4,grid=.9)
    save(n,"OFFICE",rows,"Hale Building","2025-09-30",6,4,2,"attorney's cover letter plus exhibit page, tenant-first, annual rents only",True,"closing attorney",checks=[["area",A,""],["annualRent",Y,""]])
if __name__=="__main__": d01();d02();d07()
