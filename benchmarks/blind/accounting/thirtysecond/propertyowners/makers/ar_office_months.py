# owner's own arrears sheet: months across, charge split to the right, SUM formulas with cached values
import random, datetime as D
from common import *
import xlsxwriter
NAME='Arrears_Calloway_Towers_Jun25'
TEN={'EAST TOWER':[('E-110','Alder & Whitcombe CPAs','Active',14200,'0'),('E-200','Pinnacle Ridge Title Agency','Active',9860,'1'),('E-240','Brightwater Behavioral Health','Payment plan',11475,'5'),('E-300','Corvid Analytics Inc','Active',22310,'2'),('E-315','Law Offices of Tremaine Voss PLLC','Active',6120,'1r'),('E-400','Stonegate Mortgage Advisors','Notice of default',17890,'4'),('E-450','Ellery Architects','Active',8245,'r'),('E-500','Nimbus Staffing Group','Active',12660,'2'),('E-620','U.S. Grain Inspection Svc (GSA)','Active',27940,'1')],
'WEST TOWER':[('W-100','Fig & Olive Branch Café','Active',5350,'3'),('W-105','Lumen Eye Associates','Active',10115,'r'),('W-210','Sextant Wealth Partners','Active',7785,'p'),('W-220','Harrow Court Reporting','Active',3940,'2'),('W-300','Aster Pediatric Therapy','Active',8870,'1'),('W-310','Bellwether Public Relations','Vacated 4/30/25',6435,'v'),('W-420','Quillon Software','Active',19250,'p'),('W-500','Meridian Tutoring Center','Active',4480,'3'),('W-510','Dunmore Insurance Brokerage','Active',5925,'1'),('W-600','Tessellate Design Build','In litigation',15330,'L')]}
NOTE={'E-240':'Plan signed 5/12: $4,000/mo on top of current rent thru Dec-25.','E-300':'Disputes after-hours HVAC; credit memo under review.','E-400':'Default letter 6/9. Deposit to be applied 7/1 if not cured.','W-310':'Deposit applied 5/15; balance to collections.','W-600':'Counsel: Hobbs Vane. Hearing set 8/14/25.','W-420':'Paid July early','W-210':'Paid July + Aug early','E-620':'Federal payer, always ~30 days in arrears','W-500':'Promised by 7/10'}
MS=['m0','m1','m2','m3','other:Prior']
CS=['other:Balance by Charge Base Rent','other:Balance by Charge CAM / Opex','other:Balance by Charge RE Tax','other:Balance by Charge Other']
def build():
    rng=random.Random(1906)
    wb=xlsxwriter.Workbook(f'{DOC}/{NAME}.xlsx'); s0=wb.add_worksheet('Instructions'); ws=wb.add_worksheet('AR June')
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=k.pop('sz',10),**k))
    NF='#,##0;(#,##0);"-"'; t=F(valign='top'); n=F(num_format=NF,valign='top'); wr=F(text_wrap=True,valign='top',sz=8,italic=True); b=F(bold=True)
    hd=F(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=2,bg_color='#E8E3D3'); hdate=F(bold=True,align='center',valign='vcenter',num_format='mmm-yy',bottom=2,bg_color='#E8E3D3'); gh=F(bold=True,align='center',bottom=1,bg_color='#E8E3D3')
    sn=F(bold=True,num_format=NF,top=1); sl=F(bold=True,top=1); gn=F(bold=True,num_format='$#,##0;($#,##0);"-"',top=1,bottom=6); gl=F(bold=True,top=1,bottom=6); pc=F(num_format='0.0%',italic=True,font_color='#777777'); pl=F(italic=True,font_color='#777777')
    s0.set_column('B:B',80); s0.write('B2','Update the AR tab on the 3rd business day. Amounts are unpaid charges by the month in which they were billed. Prepaid rent is kept apart and not netted.',F(text_wrap=True))
    s0.write('B3','Do not key over the totals.',t)
    ws.write('A1','CALLOWAY TOWERS – Tenant arrears',F(bold=True,sz=14)); ws.write('A2','Balances at June 30, 2025 (whole dollars) – for lender call 7/8',F(italic=True))
    # cols: A suite B tenant C status D hidden key E Balance F..J months K blank L..O charges P blank Q prepaid R deposit S comment
    for c,h in [(0,'Suite'),(1,'Tenant'),(2,'Status'),(3,'key'),(4,'Balance Owed'),(16,'Prepaid'),(17,'Security Deposit'),(18,'Comment')]: ws.merge_range(3,c,4,c,h,hd)
    ws.merge_range(3,5,3,9,'Unpaid, by month billed',gh); ws.merge_range(3,11,3,14,'Balance by Charge',gh)
    for j,(y,m) in enumerate([(2025,6),(2025,5),(2025,4),(2025,3)]): ws.write_datetime(4,5+j,D.datetime(y,m,1),hdate)
    ws.write(4,9,'Prior',hd)
    for j,h in enumerate(['Base Rent','CAM / Opex','RE Tax','Other']): ws.write(4,11+j,h,hd)
    COL={'total':4,**{m:5+i for i,m in enumerate(MS)},**{c:11+i for i,c in enumerate(CS)},'prepaid':16,'deposit':17}
    MON=list(COL); rows=[]; tots=[]; G={m:0 for m in MON}; r=5; subs=[]
    L=lambda c:chr(65+c)
    for bl,ts in TEN.items():
        ws.write(r,0,bl,b); r+=1; r0=r; S={m:0 for m in MON}
        for su,nm,stt,rent,k in ts:
            cam=round(rent*.19); tax=round(rent*.11); full=[rent,cam,tax,0]
            mm={m:[0,0,0,0] for m in MS}; pre=0; dep=round(rent*rng.choice([1,1,1.5,2])) if rng.random()<.8 else 0
            if k=='0': mm['m1'][3]=180
            elif k=='1': mm['m0']=full[:]
            elif k=='1r': mm['m0']=[0,cam,tax,0]; mm['m3'][3]=75
            elif k=='r': mm['m2'][1]=round(rent*.31); mm['m2'][2]=round(rent*.12)
            elif k=='2': mm['m0']=full[:]; mm['m1']=[0,cam,tax,rng.choice([0,240])]; 
            elif k=='3': mm['m0']=full[:]; mm['m1']=full[:]; mm['m2']=[round(rent*.4),cam,0,150]
            elif k=='4': mm['m0']=full[:]; mm['m1']=full[:]; mm['m2']=full[:]; mm['m3']=[round(rent*.5),cam,tax,500]
            elif k=='5': mm['m0']=[0,0,0,0]; mm['m2']=[round(rent*.7),cam,0,0]; mm['m3']=full[:]; mm['other:Prior']=[rent,cam*2,tax*2,325]
            elif k=='p': pre=-(rent+cam+tax)*(2 if su=='W-210' else 1)
            elif k=='v': mm['m2']=[0,cam,tax,1850]; mm['m3']=[rent,cam,tax,0]; mm['other:Prior']=[round(rent*.6),0,0,100]; dep=0
            elif k=='L': mm['m0']=full[:]; mm['m1']=full[:]; mm['m2']=full[:]; mm['m3']=full[:]; mm['other:Prior']=[rent*2,cam*3,tax*3,4120]
            d={m:sum(v) for m,v in mm.items()}; d['total']=sum(d.values())
            for i,c in enumerate(CS): d[c]=sum(v[i] for v in mm.values())
            d['prepaid']=pre; d['deposit']=dep
            ws.write(r,0,su,t); ws.write(r,1,nm,t); ws.write(r,2,stt,t); ws.write(r,3,f't{rng.randint(100000,999999)}',t)
            for m,c in COL.items():
                if m=='total': ws.write_formula(r,c,f'=SUM(F{r+1}:J{r+1})',n,d[m])
                else: ws.write_number(r,c,d[m],n)
                S[m]+=d[m]
            if su in NOTE: ws.write(r,18,NOTE[su],wr)
            rows.append(dict(unit=su,name=nm,status=stt,**{m:d[m] for m in MON if d[m]})); r+=1
        lab='Subtotal – '+bl.title(); ws.write(r,1,lab,sl)
        for m,c in COL.items(): ws.write_formula(r,c,f'=SUM({L(c)}{r0+1}:{L(c)}{r})',sn,S[m]); G[m]+=S[m]
        tots.append(dict(label=lab,**{m:S[m] for m in MON if S[m]})); subs.append(r+1); r+=2
    ws.write(r,1,'CALLOWAY TOWERS TOTAL',gl)
    for m,c in COL.items(): ws.write_formula(r,c,'='+'+'.join(f'{L(c)}{s}' for s in subs),gn,G[m])
    tots.append(dict(label='CALLOWAY TOWERS TOTAL',**{m:G[m] for m in MON if G[m]}))
    ws.write(r+1,1,'share of balance',pl)
    for m in MS+CS: ws.write_formula(r+1,COL[m],f'={L(COL[m])}{r+1}/$E${r+1}',pc,G[m]/G['total'])
    assert sum(G[m] for m in MS)==G['total']==sum(G[c] for c in CS)
    ws.set_column('A:A',8); ws.set_column('B:B',33); ws.set_column('C:C',17); ws.set_column('D:D',9,None,{'hidden':1}); ws.set_column('E:J',11); ws.set_column('K:K',2); ws.set_column('L:O',11); ws.set_column('P:P',2); ws.set_column('Q:R',12); ws.set_column('S:S',40)
    ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate(); ws.set_row(4,20); wb.close()
    save(NAME,'AR',MON,rows,tots)
    return dict(file=NAME+'.xlsx',assetType='OFFICE',documentType='AGED_RECEIVABLES',author='a32b',style='own arrears spreadsheet, calendar months across, charge split, hidden key column, comments',hard=True)
if __name__=='__main__': print(build())
