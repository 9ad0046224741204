# appraisal page set in Writer (HTML -> PDF): unit mix with contract and market rent
from common import *
import subprocess,os
# type,beds,baths,units,sf,contract avg,market
D=[('Studio / 1BA',0,1,8,468,912,950),('1BR / 1BA - Garden',1,1,20,640,1064,1125),('1BR / 1BA - Garden, Renovated',1,1,12,640,1188,1225),('1BR / 1BA - Den',1,1,4,735,1155,1240),('2BR / 1BA - Garden',2,1,16,865,1236,1325),('2BR / 1.5BA - Townhouse',2,1.5,12,1012,1402,1475),('2BR / 2BA - Corner, Renovated',2,2,4,940,1468,1510),('3BR / 2BA - Townhouse',3,2,4,1240,1675,1760)]
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total']
U=sum(d[3] for d in D); rows=[]; tr=''
for t,b,ba,n,sf,a,mk in D:
    v=[n,round(n/U*100,2),sf,n*sf,a,round(a/sf+1e-9,2),mk,round(mk/sf+1e-9,2),n*mk]
    rows.append({'type':t,'beds':b,'baths':ba,**dict(zip(K,v))})
    tr+=f'<tr><td align=left>{t}</td>'+''.join(f'<td align=right>{x}</td>' for x in (n,f'{v[1]:.2f}%',f'{sf:,}',f'{v[3]:,}',f'${a:,}',f'${v[5]:.2f}',f'${mk:,}',f'${v[7]:.2f}',f'${v[8]:,}'))+'</tr>'
TS=sum(d[3]*d[4] for d in D); TA=sum(d[3]*d[5] for d in D); TM=sum(d[3]*d[6] for d in D)
T=[U,100.0,round(TS/U),TS,round(TA/U),round(TA/TS,2),round(TM/U),round(TM/TS,2),TM]
assert abs(sum(r['pct_units'] for r in rows)-100)<1e-6,U
tr+='<tr style="font-weight:bold" bgcolor="#D9D9D9"><td align=left><b>Total / Wtd. Average</b></td>'+''.join(f'<td align=right><b>{x}</b></td>' for x in (U,'100.00%',f'{T[2]:,}',f'{TS:,}',f'${T[4]:,}',f'${T[5]:.2f}',f'${T[6]:,}',f'${T[7]:.2f}',f'${TM:,}'))+'</tr>'
html=f'''<html><head><style>@page{{size:8.5in 11in;margin:0.8in}} body{{font-family:"Liberation Serif";font-size:10.5pt}} td,th{{font-size:8pt;padding:2px}} td p,th p{{margin:0;font-size:8pt}}</style></head><body>
<p align=right style="font-size:8pt"><i>Verity &amp; Colburn Valuation Group &nbsp; File 25-0417 &nbsp; Income Capitalization Approach &nbsp; 61</i></p><hr>
<h3>Market Rent Analysis</h3>
<p align=justify>The subject, Bexley Commons, contains {U} apartment units in eleven two-story walk-up buildings completed in 1986. Of these, 16 units (1BR renovated and 2BR corner) were upgraded in 2022 and 2023 with quartz tops, plank flooring and washer/dryer hookups. The rent roll dated May 1, 2025 shows 76 units leased, or 95.0%. Contract rents below are the average of leased units; vacant units are carried at the average of their type.</p>
<p><b>Table 27. Unit Mix, Contract Rent and Concluded Market Rent</b></p>
<table border=1 cellspacing=0 width=100%>
<tr bgcolor="#D9D9D9"><th rowspan=2 width=25%>Unit Type</th><th rowspan=2>No.<br>Units</th><th rowspan=2>% of<br>Total</th><th colspan=2>Size (SF)</th><th colspan=2>Contract Rent</th><th colspan=3>Market Rent Conclusion</th></tr>
<tr bgcolor="#D9D9D9"><th>Avg.</th><th>Total</th><th>$/Mo.</th><th>$/SF</th><th>$/Mo.</th><th>$/SF</th><th>Total/Mo.</th></tr>
{tr}</table>
<p style="font-size:8pt"><i>Source: May 1, 2025 rent roll; compiled by Verity &amp; Colburn. Sizes are net rentable per the 2016 survey.</i></p>
<p align=justify>Concluded market rent exceeds contract rent by ${TM-TA:,} a month, or {100*(TM-TA)/TA:.1f}%. Comparable 1 (Ashby Park, 112 units) quotes $1,150 for a 655 SF one-bedroom; Comparable 3 (Trellis Hill, 96 units) quotes $1,345 for an 880 SF two-bedroom with one bath. We place the subject between the two, in line with its age and its location off the arterial.</p>
<p align=justify>On an annual basis, potential gross rent at market is therefore ${TM*12:,}. Units are leased for twelve months; one month-to-month tenant pays a $75 premium, which we exclude.</p>
</body></html>'''
N='Bexley_Commons_appraisal_p61.pdf'; h=B+'lo_tmp_'+N.replace('.pdf','.html'); open(h,'w').write(html)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',B+'lo',h],check=True,capture_output=True)
os.replace(B+'lo/'+os.path.basename(h).replace('.html','.pdf'),doc(N)); os.remove(h)
truth(N,'UM',K,rows,[{'label':'Total / Wtd. Average',**dict(zip(K,T))}])
