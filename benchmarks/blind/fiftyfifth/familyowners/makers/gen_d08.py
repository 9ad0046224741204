# parking garage, monthly parkers
from common import *
import xlsxwriter
def run():
    fn='Ludlow Garage monthly parkers.xlsx'; r=rng(fn); N=Names(r)
    wb=xlsxwriter.Workbook(os.path.join(DOC,fn)); wb.set_properties({'created':dt.datetime(2025,5,2)})
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    f0=F(); fb=F(bold=True); t=F(); h=F(bold=True,bg_color='#FFD966',border=1,text_wrap=True,align='center',valign='vcenter'); mo=F(num_format='#,##0.00'); mob=F(num_format='#,##0.00',bold=True,top=1); da=F(num_format='m/d/yyyy'); pct=F(num_format='0.0%'); big=wb.add_format(dict(font_name='Calibri',font_size=14,bold=True)); red=F(num_format='#,##0.00;[Red](#,##0.00)'); grey=F(font_color='#999999',italic=True)
    rs=wb.add_worksheet('Rates'); ws=wb.add_worksheet('Monthlies'); cl=wb.add_worksheet('Cards lost'); ws.activate(); ws.set_first_sheet()
    rates={'Unreserved':285.0,'Reserved':365.0,'EV reserved':410.0,'Motorcycle':95.0,'Tandem':240.0}
    rs.write_row(0,0,['Posted monthly rates eff. 1/1/2025','','City parking tax 18%'],fb)
    for i,(k,v) in enumerate(rates.items()): rs.write(i+1,0,k,f0); rs.write(i+1,1,v,mo)
    rs.write(8,0,'Daily max 28.00 / early bird 17.00 - not in monthlies',f0); rs.set_column(0,0,30)
    ws.write(0,0,'Ludlow Street Garage',big); ws.write(1,0,'Monthly parker list, exported 5/2/2025 8:12 AM',grey)
    H=['Stall','Lvl','Access card','Account','Parker','Plate','Class','Posted rate','Start date','Monthly rate','Parking tax 18%','Total','Card deposit','Balance','Status']
    HR=8
    for j,x in enumerate(H): ws.write(HR,j,x,h)
    ws.set_row(HR,30); rows=[]; R=HR+1; S=[0]*5; n=o=0; blocks=[]
    firms=['Orme & Daughters Law','Ludlow Street Dental','Clearwick Insurance','Bureau of Kites','Hotel Amarant']
    lay=[]
    for lv,cnt in (('B1',32),('G',14),('2',34),('3',28)):
        for k in range(1,cnt+1):
            c='Unreserved' if lv in('2','3') else 'Reserved'
            if lv=='G' and k>10: c='Motorcycle'
            if lv=='B1' and k<=6: c='EV reserved'
            if lv=='3' and k>22: c='Tandem'
            lay.append((f'{lv}-{k:03d}' if lv!='G' else f'G-{k:03d}',lv,c))
    card=40117
    for uid,lv,c in lay:
        n+=1; ws.write(R,0,uid,f0); ws.write(R,1,lv,f0); ws.write(R,6,c,f0); ws.write(R,7,rates[c],mo)
        if r.random()<.14:
            ws.write(R,14,'OPEN',F(align='center')); rows.append(dict(unit=uid,unitType=c,marketRent=rates[c],statusText='OPEN'))
        else:
            o+=1; card+=r.randint(1,9); corp=r.random()<.4; nm=N.lf(); acct=r.choice(firms) if corp else 'Individual'
            rate=rates[c] if r.random()<.6 else float(round(rates[c]*r.uniform(.75,.96)/5)*5); tax=round(rate*.18,2); tot=rate+tax; dep=25.0 if not corp else None
            stt='ACTIVE'; bal=0.0
            if r.random()<.1: stt='PAST DUE'; bal=tot
            elif r.random()<.05: bal=-rate
            sd=rdate(r,dt.date(2016,1,1),dt.date(2025,4,30)).replace(day=1)
            ws.write(R,2,str(card),t); ws.write(R,3,acct,f0); ws.write(R,4,nm,f0); ws.write(R,5,''.join(r.choices('ABCDEFGHJKLMNP',k=3))+str(r.randint(1000,9999)),f0)
            ws.write_datetime(R,8,dt.datetime(sd.year,sd.month,sd.day),da); ws.write(R,9,rate,mo); ws.write_formula(R,10,f'=ROUND(J{R+1}*0.18,2)',mo,tax); ws.write_formula(R,11,f'=J{R+1}+K{R+1}',mo,tot)
            if dep: ws.write(R,12,dep,mo)
            ws.write(R,13,bal,red); ws.write(R,14,stt,F(align='center'))
            rows.append(dict(unit=uid,unitType=c,tenantName=nm,statusText=stt,leaseStartDate=sd,marketRent=rates[c],contractRent=rate,charges=[dict(code='Parking tax 18%',amount=tax)],totalCharges=tot,deposit=dep,balance=bal))
            for q,x in enumerate((rate,tax,tot,dep,bal)): S[q]+=x or 0
        R+=1
    last=R
    # summary above header
    for i,(a,fm,v) in enumerate([('Stalls',f'=COUNTA(A{HR+2}:A{last})',n),('Leased',f'=COUNTA(E{HR+2}:E{last})',o),('Open','=B4-B5',n-o)]):
        ws.write(3+i,0,a,fb); ws.write_formula(3+i,1,fm,f0,v)
    ws.write(3,3,'Leased %',fb); ws.write_formula(3,4,'=B5/B4',pct,o/n)
    for j,(cl_,v) in enumerate(zip('JKLMN',S)): ws.write_formula(6,9+j,f'=SUM({cl_}{HR+2}:{cl_}{last})',mob,v)
    ws.write(6,8,'TOTAL',fb)
    ws.freeze_panes(HR+1,1); ws.autofilter(HR,0,last-1,len(H)-1)
    for j,w in enumerate([9,5,10,23,24,10,13,10,11,10,10,10,9,11,10]): ws.set_column(j,j,w,None,{'hidden':True} if j==5 else {})
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(HR)
    cl.write_row(0,0,['Card','Reported','Fee charged'],fb)
    for i in range(6): cl.write_row(i+1,0,[str(39000+r.randint(1,900)),f'{r.randint(1,4)}/{r.randint(1,28)}/2025',25],f0)
    wb.close(); save(fn,'Ludlow Street Garage',None,n,o,n-o,rows,sheet='Monthlies')
    return dict(file=fn,assetType='PARKING',documentType='RENT_ROLL',author='garage operator, access-control export tidied by hand',style='totals above the header, autofilter, hidden column, three sheets',hard='account beside parker, posted rate beside rate, total row on top, export date only')
if __name__=='__main__': run()
