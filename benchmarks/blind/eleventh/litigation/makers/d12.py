# Large manager: system export of an office tower, charge-schedule rows and future steps under each lease, blank columns, printed title rows
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='RR_Commercial_Lease_Charges_1200_Tidewater_2025-05.xlsx'
def main():
    r=rng('d12'); P=People(r); rows=[]
    wb=Workbook(); ws=wb.active; ws.title='Report1'
    A=lambda **k: Font(name='Arial',size=8,**k)
    def t(i,j,v,fmt=None,b=False,al=None):
        c=ws.cell(i,j,v); c.font=A(bold=b)
        if fmt: c.number_format=fmt
        if al: c.alignment=Alignment(horizontal=al)
        return c
    t(1,1,'Database: TIDEPROD'); t(1,8,'Commercial Rent Roll with Lease Charges',b=True); t(1,17,'Page: 1',al='right')
    t(2,1,'Bldg Status: Active only'); t(2,8,'1200 Tidewater Tower (TDW1200)',b=True); t(2,17,'Date: 5/5/2025',al='right')
    t(3,8,'As Of: 5/31/2025'); t(3,17,'Time: 10:41 AM',al='right')
    h={1:('Suite','Id'),2:('',' '),3:('','Lease Id'),4:('','Occupant Name'),6:('Rent','Start'),7:('','Expiration'),8:('GLA','Sqft'),9:('Monthly','Base Rent'),10:('Annual','Rate PSF'),12:('Monthly','Cost Recovery'),13:('Expense','Stop'),14:('Monthly','Other Income'),15:('--- Future Rent Increases ---','Date'),16:('','Monthly Amount'),17:('','PSF')}
    for j,(a,b) in h.items(): t(5,j,a or None,b=True,al='left' if j==15 else 'center'); t(6,j,b.strip() or None,b=True,al='center').border=Border(bottom=Side(style='thin'))
    names=['Harbor Actuarial Group LLP','Okonjo, Strand & Wexler, Attorneys','Blue Heron Capital','Tidewater Federal Savings','Consulate Services (Rep. of Palau)','Northcutt Maritime Adjusters','GSA - Dept. of Transportation','Elliptic Software Corp','Mbeki Oncology Partners','Hampton Roads Port Users Assn','Drydock Coworking LLC','Zamora Design Build','Kilbride Reinsurance US','Old Point Trust','Satellite Imaging Partners','Fairclough Recruiting','Sandbar Cafe','Chesapeake Title & Escrow','Ingersoll Court Reporters','Jessop Wealth','Verity Health Analytics','Umansky Naval Architects']
    ni=iter(names); i=8; TOT=dict(sf=0,b=0,c=0,o=0,v=0); lid=4010
    asof=D(2025,5,31); nocc=nvac=0
    floors=[(1,['0100','0110','0120']),(2,['0200','0210']),(3,['0300']),(4,['0400','0410','0420','0430']),(5,['0500','0520']),(6,['0600','0605','0610','0640']),(7,['0700']),(8,['0800','0810','0850']),(9,['0900']),(10,['1000','1010']),(11,['1100','1150']),(12,['1200','PH-A','PH-B'])]
    vacset={'0120','0420','0610','0810','1010','PH-B'}
    t(i,1,'Vacant Suites',b=True); i+=1
    def size(n): return r.choice([1450,2200,3150,4875]) if n>2 else r.choice([5400,7250,8800]) if n==2 else 18400
    al=[(f,s,size(len(ss))) for f,ss in floors for s in ss]
    for f,s,sf in al:
        if s not in vacset: continue
        t(i,1,s); t(i,4,'Vacant'); t(i,8,sf,'#,##0'); rows.append(dict(unit=s,area=sf,statusText='Vacant',section='Vacant Suites')); TOT['sf']+=sf; TOT['v']+=sf; nvac+=1; i+=1
    i+=1; t(i,1,'Occupied Suites',b=True); i+=1
    for f,s,sf in al:
        if s in vacset: continue
        lid+=r.randint(1,9); nm=next(ni); rate=r.choice([24.5,26,27.25,28,29.5,31]); 
        if s=='0600': sf,nm0=sf,nm
        m=round(sf*rate/12,2); b=D(r.randint(2014,2024),r.randint(1,12),1); e=addm(b,r.choice([84,120,132]))-datetime.timedelta(days=1)
        while e<D(2025,9,1): e=addm(e+datetime.timedelta(days=1),36)-datetime.timedelta(days=1)
        row=dict(unit=s,section='Occupied Suites',tenantName=nm,statusText='Occupied',area=sf,leaseStartDate=b,leaseEndDate=e,contractRent=m)
        cr=round(sf*r.choice([0,1.1,2.35,3.4])/12,2); oth=float(r.choice([0,0,150,600,1250]))
        t(i,1,s); t(i,3,f'{lid:06d}'); t(i,4,nm); t(i,6,b,'m/d/yyyy'); t(i,7,e,'m/d/yyyy'); t(i,8,sf,'#,##0'); t(i,9,m,'#,##0.00'); t(i,10,rate,'0.00'); 
        if cr: t(i,12,cr,'#,##0.00')
        if r.random()<.3: t(i,13,round(r.uniform(7,10),2),'0.00')
        if oth: t(i,14,oth,'#,##0.00')
        ch=[]
        if cr: ch.append(('Cost Recovery',cr))
        if oth: ch.append(('Other Income',oth))
        steps=[]; d=addm(b,12)
        while d<=asof: d=addm(d,12)
        v=m; q=rate
        for _ in range(r.choice([0,1,2,3,4])):
            if d>=e: break
            q=round(q*1.0275,2); v=round(sf*q/12,2); steps.append((d,v,q)); d=addm(d,12)
        # additional-charge lines: code breakdown of recoveries and other
        lines=[]
        if cr:
            x=round(cr*.62,2); lines+=[('OPX',x),('RET',round(cr-x,2))]
        if oth: lines.append((r.choice(['PRK','STO','ANT','HVC']),oth))
        k=i
        for z,(d0,v0,q0) in enumerate(steps): t(i+z,15,d0,'m/d/yyyy'); t(i+z,16,v0,'#,##0.00'); t(i+z,17,q0,'0.00')
        for z,(cd,a) in enumerate(lines,1): t(i+z,4,'   Additional charge'); t(i+z,5,cd); t(i+z,12 if cd in('OPX','RET') else 14,a,'#,##0.00').font=A(italic=True,color='666666')
        if lines: row['charges']=[{"code":c0,"amount":a} for c0,a in lines]
        if steps: row['rentSteps']=[{"date":iso(d0),"amount":v0} for d0,v0,_ in steps]
        i+=max(len(steps),1+len(lines))+1
        TOT['sf']+=sf;TOT['b']+=m;TOT['c']+=cr;TOT['o']+=oth; nocc+=1; rows.append(row)
    i+=1
    t(i,1,'Totals:',b=True); 
    osf=TOT['sf']-TOT['v']
    for a,n,s,mm in (('Occupied Sqft:',nocc,osf,1),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',nvac,TOT['v'],0),('Total Sqft:',nocc+nvac,TOT['sf'],1)):
        t(i,4,a,b=True); t(i,6,f'{s/TOT["sf"]:.2%}',al='right'); t(i,7,f'{n} Units'); t(i,8,s,'#,##0',True)
        if mm: t(i,9,round(TOT['b'],2),'#,##0.00',True); t(i,12,round(TOT['c'],2),'#,##0.00',True); t(i,14,round(TOT['o'],2),'#,##0.00',True)
        i+=1
    for col,w in zip('ABCDEFGHIJKLMNOPQ',[9,2,9,34,6,10,10,10,12,9,2,12,8,11,11,13,8]): ws.column_dimensions[col].width=w
    ws.print_title_rows='1:6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
    wb.save(os.path.join(DOC,NAME))
    save(NAME,'OFFICE','large commercial manager','system export, vacant section first, additional-charge code lines and future increases beside/below each lease, blank columns',True,
      dict(propertyName='1200 Tidewater Tower',asOnDate='2025-05-31',units=len(rows),occupied=nocc,vacant=nvac,rows=rows))
    print(nocc,nvac)
if __name__=='__main__': main()
