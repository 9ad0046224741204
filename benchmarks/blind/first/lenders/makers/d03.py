from common import *
from weasyprint import HTML
def make():
    fn="Addendum_C_Rent_Roll_Harlan_Creek.pdf"
    # bay, tenant, sf, start, end, mo contract, mkt psf, steps[(date,mo)], basis
    B1=[("A","Copperleaf Cabinet Works, Inc.",9600,D(2021,2,1),D(2026,1,31),6240,8.40,[],"NNN"),
        ("B","Dunmore Tile & Stone Distributors, LLC",12000,D(2022,7,1),D(2027,6,30),8100,8.25,[(D(2025,7,1),8343),(D(2026,7,1),8593)],"NNN"),
        ("C","Available",4800,None,None,None,8.75,[],""),
        ("D","Pro-Line Sprinkler Supply",4800,D(2023,11,15),D(2026,11,14),3560,8.75,[(D(2024,11,15),3665),(D(2025,11,15),3775)],"NNN"),
        ("E-F","Northgate Courier Systems, Inc.",9600,D(2019,5,1),D(2029,4,30),6000,8.40,[(D(2025,5,1),6150),(D(2026,5,1),6305),(D(2027,5,1),6460),(D(2028,5,1),6625)],"NNN")]
    B2=[("201","Tessellate Robotics Corp.",6250,D(2024,3,1),D(2029,2,28),5075,9.60,[(D(2025,3,1),5230),(D(2026,3,1),5385),(D(2027,3,1),5550),(D(2028,3,1),5715)],"NNN"),
        ("203","J. Weatherholt d/b/a Weatherholt Upholstery",2500,D(2016,1,1),"Month-to-month",1750,9.90,[],"Mod. gross"),
        ("204","Sunbelt Mobility & Lift",2500,D(2023,6,1),D(2026,5,31),2010,9.90,[(D(2025,6,1),2070)],"NNN"),
        ("205","Kuiper Analytical Labs, LLC",5000,D(2020,9,1),D(2025,8,31),4080,9.60,[],"NNN"),
        ("207","Available",3750,None,None,None,9.75,[],""),
        ("208","Full Draft Brewing Co.",6250,D(2022,10,1),D(2032,9,30),4900,9.60,[(D(2025,10,1),5050),(D(2028,10,1),5460)],"NNN")]
    B3=[("300","Ostrava Pump & Valve (US), Inc.",38400,D(2018,4,1),D(2028,3,31),22080,7.25,[(D(2025,4,1),22750),(D(2026,4,1),23425),(D(2027,4,1),24130)],"Abs. net"),
        ("310","Great Basin Rental Fixtures, LLC",19200,D(2021,12,1),D(2026,11,30),11520,7.40,[(D(2024,12,1),11870),(D(2025,12,1),12225)],"NNN")]
    rows=[]; body=""; gt=[0,0,0,0,0]
    for bn,desc,B in (("Building 100","tilt-up, 1998",B1),("Building 200","flex, 2001",B2),("Building 300","dock-high, 2004",B3)):
        body+=f'<tr class=b><td colspan=10>{bn} &ndash; {desc}</td></tr>'
        sa=sm=sk=0
        for u,t,sf,s,e,mo,mk,st,bs in B:
            mkm=round(sf*mk/12); vac=t=="Available"
            sa+=sf; sk+=mkm; sm+=mo or 0
            sts="<br>".join(f"${a:,.0f} on {d.month}/{d.day}/{d.year}" for d,a in st) or ("" if vac else "None")
            body+=f"<tr><td>{u}</td><td class=l>{'<i>Available</i>' if vac else t}</td><td>{sf:,}</td><td>{s.strftime('%b %-d, %Y') if s else ''}</td><td>{e.strftime('%b %-d, %Y') if isinstance(e,D) else (e or '')}</td><td class=r>{'$%s'%money(mo,0) if mo else ''}</td><td class=r>{'$%.2f'%(mo*12/sf) if mo else ''}</td><td>{bs}</td><td class=l>{sts}</td><td class=r>${mkm:,}</td></tr>"
            rows.append(dict(unit=u,building=bn,section=None,tenantName=None if vac else t,statusText="Available" if vac else "Occupied",area=sf,leaseStartDate=iso(s) if s else None,leaseEndDate=iso(e) if isinstance(e,D) else e,contractRent=float(mo) if mo else None,marketRent=float(mkm),rentSteps=[{"date":iso(d),"amount":float(a)} for d,a in st]))
        n=len(B); v=sum(x[1]=="Available" for x in B)
        body+=f'<tr class=s><td colspan=2 class=l>Subtotal, {n} bays, {v if v else "none"} available</td><td>{sa:,}</td><td></td><td></td><td class=r>${sm:,}</td><td></td><td></td><td></td><td class=r>${sk:,}</td></tr>'
        for i,x in enumerate((sa,sm,sk,n,v)): gt[i]+=x
    body+=f'<tr class=t><td colspan=2 class=l>Total, {gt[3]} bays</td><td>{gt[0]:,}</td><td></td><td></td><td class=r>${gt[1]:,}</td><td></td><td></td><td></td><td class=r>${gt[2]:,}</td></tr>'
    avail=sum(r["area"] for r in rows if r["statusText"]=="Available")
    html=f"""<style>@page{{size:letter;margin:.8in .7in .8in .9in;@top-right{{content:'24-1187-C';font:8pt 'Caladea'}}@bottom-center{{content:'C-' counter(page);font:9pt 'Caladea'}}@bottom-left{{content:'Trewlawny & Bosk Valuation Advisors';font:italic 8pt 'Caladea'}}}}
    body{{font:10pt/1.35 'Caladea',serif}}h1{{font-size:15pt;font-variant:small-caps;border-bottom:2px solid #555;font-weight:normal}}h2{{font-size:11pt}}
    table{{border-collapse:collapse;width:100%;font-size:7.6pt;line-height:1.2}}td,th{{padding:2.4pt 3pt;text-align:center;vertical-align:top}}.l{{text-align:left}}.r{{text-align:right}}
    th{{border-bottom:1px solid #000;vertical-align:bottom;font-weight:bold}}tr.g th{{border-bottom:.5px solid #888}}tr.b td{{text-align:left;font-weight:bold;background:#e6e2d8;padding-top:4pt}}tr.s td{{border-top:.6px solid #000;font-style:italic}}tr.t td{{border-top:1.4px solid #000;border-bottom:3px double #000;font-weight:bold}}tr{{break-inside:avoid}}</style>
    <h1>Addendum C &mdash; Rent Roll</h1>
    <p>The subject, Harlan Creek Business Center, is a three-building industrial and flex project at 4100&ndash;4180 Assay Street, Sparling, Nevada. The interest appraised is the leased fee estate. The effective date of value is November 14, 2024; the appraiser inspected the property on that day in the company of the building engineer.</p>
    <p>The rent roll set out below was furnished by the owner's property manager and reflects tenancies in place on <b>October 31, 2024</b>. It was compared with the leases for the five largest tenants, which account for {sum(sorted([r['area'] for r in rows if r['statusText']=='Occupied'],reverse=True)[:5])/gt[0]*100:.1f}% of the rentable area; no discrepancy was found. Base rents are stated per month. Market rent is the appraisers' opinion (see Income Capitalization Approach) and is likewise stated per month, on net terms.</p>
    <table><thead><tr class=g><th colspan=3></th><th colspan=2>Lease term</th><th colspan=2>Contract base rent</th><th colspan=2>Lease terms</th><th>Market</th></tr>
    <tr><th>Bay</th><th class=l>Tenant</th><th>Rentable<br>area (SF)</th><th>Commences</th><th>Expires</th><th>Per<br>month</th><th>$/SF/<br>year</th><th>Basis</th><th class=l>Scheduled increases<br>(new monthly rent)</th><th>rent per<br>month</th></tr></thead>{body}</table>
    <h2>Observations</h2>
    <p>Two bays, aggregating {avail:,} square feet or {avail/gt[0]*100:.1f}% of the rentable area, were available on the rent roll date, and eleven were leased. Weatherholt Upholstery (Bay 203) occupies under an expired lease. Kuiper Analytical Labs has a renewal option at fair market rent, which management expects it to exercise. Contract rent in the aggregate is {gt[1]/sum(r['marketRent'] for r in rows if r['statusText']=='Occupied')*100:.1f}% of market rent for the leased bays.</p>
    <p>No tenant is reported to be more than thirty days in arrears, and no free rent remains to be taken under any lease.</p>"""
    HTML(string=html).write_pdf(os.path.join(DOCS,fn))
    save(fn,"INDUSTRIAL","appraiser's addendum table inside a narrative",False,dict(propertyName="Harlan Creek Business Center",asOnDate="2024-10-31",units=13,occupied=11,vacant=2,sheet=None,planted=None,rows=rows))
