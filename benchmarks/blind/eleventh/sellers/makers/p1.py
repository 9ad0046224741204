from common import *
FILE='418 Marlow Ave rent roll.pdf'
def make():
    stores=[("Store 1","Golden Ladle Bakery Inc.","4/30/2029",4650,9300),
            ("Store 2","Vacant (former nail salon)",None,0,0),
            ("Store 3","Bodega Tres Hermanos Corp.","11/30/2026",3975,7950),
            ("Corner","Marlow Pharmacy LLC","M to M",5200,5200)]
    apts=[("1R","3","Super - no rent","-",None,0,"Super"),
     ("2F","4","Hollis & Mona Stroud","8/31/2025",1912.44,1412.87,"RS"),
     ("2M","3","Lucinda Ibarra","2/28/2026",1655.10,1655.10,"RS"),
     ("2R","4","Kofi Boateng","9/30/2025",None,2650,"FM"),
     ("3F","4","Noreen Amsel","7/31/2026",1738.02,1388.5,"RS - pref. rent"),
     ("3M","3","vacant, being painted","-",None,0,"FM"),
     ("3R","4","Stellan Quist and Anika Redfern","5/31/2026",None,2795,"FM"),
     ("4F","4","Est. of B. Terwilliger","M to M",988.31,988.31,"RC"),
     ("4M","3","Desmond Choudhary","10/31/2025",None,2375,"FM"),
     ("4R","4","Petra Zamorano","1/31/2026",1871.66,1871.66,"RS")]
    rows=[];h=[]
    m=lambda x:f"${x:,.2f}"
    iso2=lambda s: s if s is None or s[0] not in '0123456789' else dt.datetime.strptime(s,'%m/%d/%Y').date().isoformat()
    for u,t,e,r,sd in stores:
        vac=t.startswith('Vacant')
        rows.append(dict(unit=u,section="STORES",tenantName=None if vac else t,statusText="Vacant" if vac else "Occupied",leaseEndDate=iso2(e),contractRent=r if not vac else None,deposit=sd if not vac else None))
    for u,rm,t,e,lg,r,st in apts:
        vac='vacant' in t; sup=st=='Super'
        rows.append(dict(unit=u,section="APARTMENTS",tenantName=None if vac else t,statusText="vacant" if vac else "Occupied",
            leaseEndDate=None if e=='-' else iso2(e),contractRent=None if (vac) else r))
    ts=sum(s[3] for s in stores); ta=sum(a[5] for a in apts)
    css="<style>@page{size:8.5in 11in;margin:0.9in} body{font-family:'Liberation Serif';font-size:11pt} td,th{font-size:10.5pt;padding:2pt 4pt} h2{font-size:15pt}</style>"
    b=[f"<html><head>{css}</head><body><p align=right>Marlow Holding Corp.<br>c/o Brandvold &amp; Daughters<br>January 9, 2025</p>",
    "<h2 align=center><u>418-420 MARLOW AVENUE</u></h2><p align=center><b>Rents as of January 1st, 2025</b></p>",
    "<p>Four story brick walk-up with four stores on the street and ten apartments on the floors above (1R behind the stores is the super's). Heat and hot water are supplied by the owner; tenants pay own gas and electric. All leases and riders can be seen at our office on 2 days notice.</p>",
    "<p><b>STORES</b></p><table border=1 cellspacing=0 width=100%><tr><th width=14%>&nbsp;</th><th align=left>Tenant</th><th>Expires</th><th>Monthly</th><th>Security held</th></tr>"]
    for u,t,e,r,sd in stores:
        b.append(f"<tr><td>{u}</td><td>{t}</td><td align=center>{e or '&nbsp;'}</td><td align=right>{m(r) if r else '&nbsp;'}</td><td align=right>{m(sd) if sd else '&nbsp;'}</td></tr>")
    b.append(f"</table><p>Stores pay {m(ts)} a month. Golden Ladle goes up to $4,789.50 on May 1, 2025 and pays 30% of tax increase over 2019/20 base.</p>")
    rows[0]['rentSteps']=[dict(date='2025-05-01',amount=4789.5)]
    b.append("<p><b>APARTMENTS</b></p><table border=1 cellspacing=0 width=100%><tr bgcolor=#dddddd><th>Apt</th><th>Rooms</th><th align=left>Name</th><th>Lease to</th><th>Legal Reg.<br>Rent</th><th>Rent<br>collected</th><th>Reg. status*</th></tr>")
    for u,rm,t,e,lg,r,st in apts:
        b.append(f"<tr><td align=center>{u}</td><td align=center>{rm}</td><td>{'<i>'+t+'</i>' if 'vacant' in t else t.replace('&','&amp;')}</td><td align=center>{e}</td><td align=right>{m(lg) if lg else '&nbsp;'}</td><td align=right>{m(r) if r or st=='Super' else '&nbsp;'}</td><td align=center>{st}</td></tr>")
    b.append(f"<tr><td colspan=5><b>Total apartments</b></td><td align=right><b>{m(ta)}</b></td><td>&nbsp;</td></tr></table>")
    b.append("<p><font size=2>* RS = rent stabilized, RC = rent controlled, FM = free market</font></p>")
    b.append(f"<table border=0><tr><td>Total of stores and apartments, per month</td><td align=right><b>{m(ts+ta)}</b></td></tr><tr><td>Times 12</td><td align=right><b>{m((ts+ta)*12)}</b></td></tr></table>")
    b.append("<p>In addition the roof is let to a wireless carrier for $1,850.00 a month until 2031 (not in the above). One store and one apartment are vacant at this time; the other 12 are taken, counting the super.</p><p>We believe this to be correct but make no warranty.</p></body></html>")
    d=tempfile.mkdtemp(); p=f"{d}/{FILE[:-4]}.html"; open(p,'w').write('\n'.join(b))
    so(p,'pdf:writer_web_pdf_Export',f'{R}/documents',['--infilter=HTML (StarWriter)']) if False else so(p,'pdf:writer_pdf_Export',f'{R}/documents',['--infilter=HTML (StarWriter)'])
    save(FILE,dict(propertyName="418-420 Marlow Avenue",asOnDate="2025-01-01",units=14,occupied=12,vacant=2,rows=rows),'MIXED_USE','Word letter with two ruled tables, stores and apartments','legal regulated rent beside collected rent; super unit; vacancy in name cell; totals in sentences')
if __name__=='__main__': make()
