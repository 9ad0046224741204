from common import *
from weasyprint import HTML
def make():
    fn="Kestrel_House_stacking_and_tenancy_schedule.pdf"; F=lambda d:d.strftime("%d/%m/%Y")
    # floor -> [(suite, tenant, sf, start, end, break/review, rent pa, steps, comment)]
    FL=[("7th Floor",[("7.0","Ashdown Marrable LLP",8120,D(2019,6,24),D(2034,6,23),"B 24/06/2029",629300,[(D(2026,6,24),657720)],"Rent review June 2029")]),
        ("6th Floor",[("6.1","Corvid Reinsurance Services Limited",4410,D(2022,9,29),D(2027,9,28),"",326340,[],""),("6.2","Vacant",4655,None,None,"",None,[],"Cat A refurbishment completed; quoting £74.50 psf")]),
        ("5th Floor",[("5.0","Pellworm Asset Finance plc",9240,D(2017,3,25),D(2027,3,24),"",621852,[],"Sub-let of part to Tarn Analytics not consented")]),
        ("4th Floor",[("4.1","Holt & Brackenbury Architects Limited",3310,D(2021,12,25),D(2026,12,24),"",218460,[],""),("4.2","Sirocco Media Limited",2890,D(2024,1,15),D(2029,1,14),"B 15/01/2027",173400,[(D(2026,1,15),187850),(D(2027,1,15),196520)],"Guarantor Sirocco Holdings BV. Half rent to 14/01/2025"),("4.3","Vacant",3005,None,None,"",None,[],"Under offer, subject to contract")]),
        ("3rd Floor",[("3.0","The Institute of Chartered Loss Assessors",9180,D(2014,9,29),D(2029,9,28),"R 29/09/2024",569160,[],"2024 review outstanding")]),
        ("2nd Floor",[("2.1","Loxley Bird Recruitment Limited",4520,D(2023,6,24),D(2028,6,23),"B 24/06/2026",284760,[(D(2025,6,24),293800)],""),("2.2","Bluestone Payroll Bureau Limited",4590,D(2020,3,25),"Holding over","",275400,[],"1954 Act protected; s.25 notice served")]),
        ("1st Floor",[("1.1","Quayle Serviced Offices (Aldermoor) Limited",8870,D(2021,9,29),D(2031,9,28),"",505590,[(D(2026,9,29),550000)],"Turnover top-up, none in 2024")]),
        ("Ground Floor",[("G.1","Caffè Torvaldi Limited",1420,D(2018,6,24),D(2028,6,23),"",86000,[],"Class E café, shopfront to Aldermoor Street"),("G.2","Landlord's reception and management suite",1980,None,None,"",0,[],"Not income producing")]),
        ("Lower Ground",[("LG.1","Ironbark Gymnasium Limited",5150,D(2022,3,25),D(2032,3,24),"B 25/03/2027",128750,[(D(2025,9,29),141625)],""),("LG.2","Vacant",1260,None,None,"",None,[],"Storage")])]
    rows=[]; body=""; TS=TR=0; n=v=0; stack=""
    cols=["#9fc5b0","#c9b891","#a9b7d6","#d3a9a9"]
    for fl,L in FL:
        fa=sum(x[2] for x in L); fr=sum(x[6] or 0 for x in L); body+=f"<tr class=f><td colspan=2>{fl}</td><td class=r>{fa:,}</td><td colspan=3></td><td class=r>{fr:,}</td><td colspan=3></td></tr>"
        stack+=f"<div class=row><span class=lab>{fl}</span>"
        for i,(s,t,sf,a,e,br,rent,st,cm) in enumerate(L):
            vac=t=="Vacant"; n+=1; v+=vac; TS+=sf; TR+=rent or 0
            stack+=f"<span class=bx style='width:{sf/9300*150:.1f}mm;background:{'#fff' if vac else cols[(i+len(fl))%4]}'>{'VACANT' if vac else t.split(' (')[0]}<br>{sf:,} sq ft</span>"
            es=F(e) if isinstance(e,D) else (e or ""); stt="".join(f"<div>£{x:,} from {F(d)}</div>" for d,x in st)
            body+=f"<tr><td>{s}</td><td>{'<b>VACANT</b>' if vac else t}</td><td class=r>{sf:,}</td><td class=c>{F(a) if a else ''}</td><td class=c>{es}</td><td class=c>{br}</td><td class=r>{'' if rent is None else format(rent,',')}</td><td class=r>{'%.2f'%(rent/sf) if rent else ''}</td><td>{stt}</td><td class=k>{cm}</td></tr>"
            row=dict(unit=s,section=fl,area=sf,tenantName=None if vac else t,statusText="VACANT" if vac else "Occupied",leaseStartDate=iso(a) if a else None,leaseEndDate=iso(e) if isinstance(e,D) else e,annualRent=float(rent) if rent is not None else None,rentSteps=[{"date":iso(d),"amount":float(x),"per":"year"} for d,x in st])
            rows.append(row)
        stack+="</div>"
    occ=n-v
    html=f"""<style>@page{{size:A4 landscape;margin:14mm 13mm;@bottom-left{{content:'Prepared for Borrower: Kestrel House Unit Trust. Subject to contract and without liability.';font:7pt 'Liberation Sans'}}@bottom-right{{content:counter(page) ' / ' counter(pages);font:7pt 'Liberation Sans'}}}}
    body{{font:8.5pt 'Liberation Sans'}}h1{{font-size:17pt;color:#24415f;margin:0}}h3{{margin:2mm 0 5mm;font-weight:normal;color:#555}}
    .row{{height:15mm;white-space:nowrap}}.lab{{display:inline-block;width:30mm;font-weight:bold;vertical-align:middle}}.bx{{display:inline-block;box-sizing:border-box;height:13.5mm;border:.4mm solid #444;text-align:center;font-size:7pt;padding-top:3mm;overflow:hidden;vertical-align:middle}}
    table{{border-collapse:collapse;width:100%;font-size:7.9pt}}th{{background:#24415f;color:#fff;padding:1.3mm 1.5mm;font-weight:bold;vertical-align:bottom;text-align:center}}td{{padding:1mm 1.5mm;border-bottom:.2mm solid #bbb;vertical-align:top}}.r{{text-align:right}}.c{{text-align:center}}.k{{font-size:7pt;color:#333}}tr.f td{{background:#dfe6ee;font-weight:bold}}tr.t td{{border-top:.6mm solid #24415f;font-weight:bold}}tr{{break-inside:avoid}}</style>
    <h1>Kestrel House</h1><h3>40 Aldermoor Street, London EC2 &nbsp;|&nbsp; Stacking plan as at Lady Day, 25 March 2025</h3>{stack}
    <h1 style="break-before:page">Kestrel House &ndash; Tenancy Schedule</h1><h3>As at 25 March 2025</h3>
    <table><thead><tr><th rowspan=2>Suite</th><th rowspan=2>Tenant</th><th rowspan=2>NIA<br>(sq ft)</th><th colspan=3>Lease</th><th colspan=2>Passing rent</th><th rowspan=2>Agreed increases<br>(new rent pa)</th><th rowspan=2>Comments</th></tr><tr><th>Start</th><th>Expiry</th><th>Break (B) /<br>Review (R)</th><th>£ pa</th><th>£ psf</th></tr></thead>{body}
    <tr class=t><td colspan=2>Total: {n} suites ({occ} occupied, {v} vacant)</td><td class=r>{TS:,}</td><td colspan=3></td><td class=r>{TR:,}</td><td colspan=3></td></tr></table>
    <p>Landlord's own reception and management suite is counted as occupied. Areas are net internal, IPMS 3 available on request. Rents exclusive of VAT and service charge.</p>"""
    HTML(string=html).write_pdf(os.path.join(DOCS,fn))
    save(fn,"OFFICE","UK stacking plan and tenancy schedule by floor, rents per annum",True,dict(propertyName="Kestrel House",asOnDate="2025-03-25",units=n,occupied=occ,vacant=v,sheet=None,planted=None,rows=rows))
