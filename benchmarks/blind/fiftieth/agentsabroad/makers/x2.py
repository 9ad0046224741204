# UK caravan / park home estate pitch ledger
from .common import *
import xlsxwriter
NAME='Sandlings pitch register 2025.xlsx'
def make():
    r=rng('x2'); wb=xlsxwriter.Workbook(os.path.join(DOC,NAME)); ws=wb.add_worksheet('Pitch register'); nt=wb.add_worksheet('Key')
    f=lambda **k: wb.add_format(dict(font_name='Verdana',font_size=8,**k))
    H=f(bold=True,bg_color='#2E5E3E',font_color='white',text_wrap=True,border=1,valign='vcenter'); t=f(border=4); m=f(border=4,num_format='#,##0.00'); d=f(border=4,num_format='dd mmm yyyy'); sec=f(bold=True,bg_color='#DDEBDD'); tb=f(bold=True,top=1,num_format='#,##0.00'); tl=f(bold=True,top=1)
    ws.write(0,0,'SANDLINGS HOLIDAY & HOME PARK',f(bold=True,)); ws.write(1,0,'Pitch register and site fees at 1 April 2025',f()); ws.write(2,0,'Ashdene Leisure Parks Ltd - office copy',f(italic=True))
    heads=['Pitch','Status','Licensee / home owner','Home','Ledger key','Agreement from','Licence to','Annual pitch fee £','Monthly £','Water £ (month)','Gas standing £ (month)','Monthly total £','Account balance £']
    for j,h in enumerate(heads): ws.write(4,j,h,H)
    ws.set_row(4,36); row=5; ppl=people(r,140); k=0; truth=[]; G=[0]*6; n=nv=0; lets={}
    for area,pre,cnt,kind in (('Residential - Oak Avenue (Mobile Homes Act)','OA',38,'R'),('Holiday - Lakeside','LK',44,'H'),('Holiday - Dunes','DN',26,'H')):
        ws.merge_range(row,0,row,12,area,sec); row+=1; S=[0]*6; first=row
        for i in range(1,cnt+1):
            if pre=='LK' and i==13: continue
            n+=1; p=f'{pre}{i:02d}'; void=r.random()<.085; home=r.choice(['Twin unit 40x20','Single 32x10','Twin unit 45x20'] if kind=='R' else ['Static 36x12','Static 38x12','Lodge 40x20','Static 35x12'])
            if void:
                stt=r.choice(['VACANT','FOR SALE']) if kind=='H' else 'VACANT'; nv+=1
                for j in range(13): ws.write_blank(row,j,None,t)
                ws.write(row,0,p,t); ws.write(row,1,stt,t); truth.append(R(unit=p,section=area,statusText=stt)); row+=1; continue
            fn,ln=ppl[k]; k+=1; nm=r.choice([f'Mr & Mrs {ln}',f'{fn} {ln}',f'Mrs {fn[0]} {ln}',f'{ln}, {fn}'])
            mon=round((r.choice([218.4,224.15,231.6,240.75]) if kind=='R' else r.choice([312.5,338,355.25,402.1])),2); ann=round(mon*12,2)
            wt=r.choice([14.5,16.25,18]); gs=r.choice([6,6,9.5]) if r.random()<.7 else 0; tot=round(mon+wt+gs,2); a=D(r.randint(2006,2024),r.randint(1,12),1)
            to=None if kind=='R' else D(max(a.year+r.choice([15,20,25]),2026+i%7),10,31); stt='RES' if kind=='R' else 'HOL'; bal=r.choice([0,0,0,0,tot,-tot,2*tot,35])
            ws.write(row,0,p,t); ws.write(row,1,stt,t); ws.write(row,2,nm,t); ws.write(row,3,home,t); ws.write(row,4,f'SHP{r.randint(10000,99999)}',t); ws.write_datetime(row,5,dt.datetime(a.year,a.month,a.day),d)
            if to: ws.write_datetime(row,6,dt.datetime(to.year,to.month,to.day),d)
            else: ws.write(row,6,'Perpetual',t)
            if i%9==4: ws.write_string(row,7,f'{ann:,.2f}',f(border=4,align='right')) # typed as text
            else: ws.write(row,7,ann,m)
            for j,x in zip((8,9,10,11,12),(mon,wt,gs,tot,bal)): ws.write(row,j,x,m)
            S=[x+y for x,y in zip(S,(ann,mon,wt,gs,tot,bal))]
            truth.append(R(unit=p,section=area,tenantName=nm,unitType=home,statusText=stt,annualRent=ann,contractRent=mon,leaseStartDate=a,leaseEndDate=to or 'Perpetual',charges=[('Water',wt),('Gas standing',gs)],totalCharges=tot,balance=bal)); row+=1
        ws.write(row,0,f'Sub-total {area.split(" - ")[1].split(" (")[0]}',tl)
        for j in range(1,13): ws.write_blank(row,j,None,tl)
        for j,x in zip(range(7,13),S): ws.write(row,j,round(x,2),tb)
        G=[x+y for x,y in zip(G,S)]; row+=2
    ws.write(row,0,f'PARK TOTAL   {n} pitches   {n-nv} let   {nv} not let',tl)
    for j,x in zip(range(7,13),G): ws.write(row,j,round(x,2),tb)
    for j,w in enumerate((9,10,26,17,11,13,13,12,10,10,11,11,11)): ws.set_column(j,j,w,None,{'hidden':j==4})
    ws.freeze_panes(5,1); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_footer('&L&F&RPage &P')
    for i,x in enumerate((('RES','Protected agreement, Mobile Homes Act 1983'),('HOL','Holiday licence, 10½ month season'),('FOR SALE','Pitch with a company-owned home for sale'),('VACANT','Bare pitch'))): nt.write(i,0,x[0]); nt.write(i,1,x[1])
    nt.set_column(1,1,50); wb.close()
    save(NAME,truth,'SANDLINGS HOLIDAY & HOME PARK','2025-04-01',n,n-nv,nv,'MANUFACTURED_HOUSING','Ashdene Leisure Parks, office spreadsheet','pitch register by field, hidden ledger column, some amounts typed as text','LK13 does not exist, annual and monthly fee, Perpetual in date column, FOR SALE pitches',sheet='Pitch register')
