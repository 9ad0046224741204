# Stacking plan list workbook (leasing team), floors descending, merged floor cells, several sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    f='1600 Larchmont - Stack & Tenancy (leasing WIP).xlsx'; rnd=random.Random(707); names=OFFICE[:]; rnd.shuffle(names)
    wb=Workbook(); ws0=wb.active; ws0.title='READ ME'; ws0['B2']='1600 Larchmont Center - leasing workbook'; ws0['B3']='Tabs: Stack (current), Rollover, Avails. Update Stack only.'; ws0['B4']='Rents are face, full service gross.'; ws0['B5']='Maintained by'; ws0['C5']='Leasing - Central Region'
    ws=wb.create_sheet('Stack'); B=Font(bold=True); thin=Side(style='thin',color='999999')
    ws['A1']='1600 LARCHMONT CENTER'; ws['A1'].font=Font(bold=True,size=16); ws['A2']='Stacking list'; ws['C2']='Rents & status as at:'; ws['D2']=D(2025,10,20); ws['D2'].number_format='d mmm yyyy'; ws.merge_cells('D2:E2'); ws['D2'].alignment=Alignment(horizontal='left')
    hd=['FLR','Suite','Occupant','RSF','Deal status','LXD','Face rate\nFSG $/RSF/yr','Monthly\nface rent','Next bump','Bump to\n(monthly)','LC / cash\ndeposit','Options & rights','Leasing comment']
    for k,t in enumerate(hd): 
        x=ws.cell(4,1+k,t); x.font=Font(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='44546A'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    r=5; rows=[]; G=dict(n=0,o=0,a=0,ao=0,m=0.0); roll={}; av=[]
    fl=[(14,1),(12,2),(11,1),(10,3),(9,2),(8,4),(7,1),(6,3),(5,2),(4,4),(3,2),(2,3),('LOBBY',2)]
    for n,k in fl:
        tot=11200 if n!='LOBBY' else 4900; ar=[]; left=tot
        for i in range(k-1): a=round(left/(k-i)*rnd.uniform(.7,1.25)); ar.append(a); left-=a
        ar.append(left); r0=r; F=dict(n=0,o=0,a=0,ao=0,m=0.0)
        for i,a in enumerate(ar):
            u=(f'{n}{(i+1)*20:02d}' if k>1 else f'{n}00') if n!='LOBBY' else f'LL-{i+1}'
            vac=(n,i) in ((11,0),(8,2),(6,1),(4,3),(2,0)); F['n']+=1;F['a']+=a
            ws.cell(r,2,u if not(u.isdigit()) else int(u)); ws.cell(r,4,a).number_format='#,##0'
            if vac:
                s='LOI out' if n in(8,) else 'Vacant'; ws.cell(r,3,'—'); ws.cell(r,5,s); ws.cell(r,13,{11:'Full floor; white-box by Q1',8:'LOI w/ design firm, 5 yr, TI $45',6:'Spec suite',4:'Dark core, no windows',2:'Conf. ctr relocation?'}[n])
                for q in range(1,14): ws.cell(r,q).fill=PatternFill('solid',fgColor='FCE4D6')
                rows.append(R(unit=u,area=a,statusText=s)); av.append((n,u,a,s))
            else:
                t='Mosswood Grab & Go' if (n=='LOBBY' and i==0) else names.pop(); rate=rnd.randint(116,176)/4; m=round(a*rate/12,2); e=eom(D(rnd.randint(2026,2034),rnd.randint(1,12),1)); mtm=(n,i)==(4,1)
                ws.cell(r,3,t); ws.cell(r,5,'MTM' if mtm else 'Leased'); x=ws.cell(r,6,'MTM' if mtm else e); x.number_format='mm/yyyy' if 0 else 'm/d/yy'; ws.cell(r,7,rate).number_format='0.00'; ws.cell(r,8,m).number_format='#,##0.00'
                stp=[]
                if not mtm and rnd.random()<.75:
                    d=D(2026,rnd.randint(1,12),1)
                    if d<e: q=round(m*1.025,2); ws.cell(r,9,d).number_format='m/d/yy'; ws.cell(r,10,q).number_format='#,##0.00'; stp=[dict(date=iso(d),amount=q)]
                dep=rnd.choice([None,round(m),round(m*3,-2)]); 
                if dep: ws.cell(r,11,dep).number_format='$#,##0'
                ws.cell(r,12,rnd.choice(['1x5 FMV','2x5 FMV; ROFO floor above','none','Term. right mo. 60','ROFR contiguous',None]))
                F['o']+=1;F['ao']+=a;F['m']=round(F['m']+m,2)
                if not mtm: z=roll.setdefault(e.year,[0,0,0.0]); z[0]+=1;z[1]+=a;z[2]+=m
                rows.append(R(unit=u,area=a,tenantName=t,statusText='MTM' if mtm else 'Leased',leaseEndDate='MTM' if mtm else iso(e),contractRent=m,deposit=dep,rentSteps=stp))
            for q in range(1,14): ws.cell(r,q).border=Border(bottom=Side(style='hair'))
            r+=1
        ws.cell(r0,1,n).font=Font(bold=True,size=13); ws.cell(r0,1).alignment=Alignment(horizontal='center',vertical='center')
        if r-1>r0: ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1)
        ws.cell(r,3,f'Floor {n}' if n!='LOBBY' else 'Lobby level'); ws.cell(r,4,F['a']).number_format='#,##0'; ws.cell(r,5,F['ao']/F['a']).number_format='0%" leased"'; ws.cell(r,8,F['m']).number_format='#,##0.00'
        if F['ao']: ws.cell(r,7,round(F['m']*12/F['ao'],2)).number_format='0.00'
        for q in range(1,14): ws.cell(r,q).font=Font(italic=True,color='7F7F7F'); ws.cell(r,q).border=Border(bottom=Side(style='medium'))
        r+=1
        for k in G: G[k]=round(G[k]+F[k],2)
    r+=1; ws.cell(r,3,'BUILDING'); ws.cell(r,4,G['a']).number_format='#,##0'; ws.cell(r,5,G['ao']/G['a']).number_format='0.0%" leased"'; ws.cell(r,7,round(G['m']*12/G['ao'],2)).number_format='0.00'; ws.cell(r,8,G['m']).number_format='#,##0.00'
    for q in range(1,14): ws.cell(r,q).font=B; ws.cell(r,q).fill=PatternFill('solid',fgColor='D9E1F2')
    r+=2; ws.cell(r,3,f"{G['n']} suites: {G['o']} leased incl. MTM, {G['n']-G['o']} vacant incl. LOI"); ws.cell(r+1,3,'LXD = lease expiration. Suites on LOI count as vacant until signed.').font=Font(italic=True)
    for k,w in zip('ABCDEFGHIJKLM',(8,8,38,9,12,10,11,13,10,13,11,28,34)): ws.column_dimensions[k].width=w
    ws.row_dimensions[4].height=46; ws.freeze_panes='D5'
    w3=wb.create_sheet('Rollover'); w3.append(['Expirations by year','Leases','RSF','Monthly face rent'])
    for y in sorted(roll): w3.append([y,roll[y][0],roll[y][1],round(roll[y][2],2)])
    w4=wb.create_sheet('Avails'); w4.append(['Floor','Suite','RSF','Status'])
    for x in av: w4.append([x[0],x[1],x[2],x[3]])
    wb.active=1; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(path(f))
    save(f,'OFFICE','leasing-team stacking list, merged floor cells, floors descending, 4 sheets',False,dict(propertyName='1600 LARCHMONT CENTER',asOnDate='2025-10-20',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],sheet='Stack',rows=rows))
if __name__=='__main__': make()
