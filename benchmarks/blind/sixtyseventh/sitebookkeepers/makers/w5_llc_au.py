# Queensland land lease community, BIFF .xls, stages as merged bars; planted: stage subtotal wrong
from common import *
import xlwt
def make():
    NAME='Coral Tree Cove site fee roll Mar26.xls'
    r=random.Random(6715); nm=Names(6715); wb=xlwt.Workbook(); ws=wb.add_sheet('Roll'); nt=wb.add_sheet('Notes')
    E=xlwt.easyxf; hd=E('font: bold on, name Calibri; align: wrap on, vert centre, horiz centre; pattern: pattern solid, fore_colour light_green; borders: bottom thin, top thin'); bar=E('font: bold on, name Calibri; pattern: pattern solid, fore_colour ivory'); tx=E('font: name Calibri'); mn=E('font: name Calibri',num_format_str='#,##0.00;[Red]-#,##0.00;0.00'); dd=E('font: name Calibri',num_format_str='dd/mm/yyyy'); tb=E('font: name Calibri, bold on; borders: top thin',num_format_str='#,##0.00'); it=E('font: name Calibri, italic on, colour gray50')
    ws.write(0,0,'CORAL TREE COVE',E('font: bold on, height 320, name Calibri')); ws.write(1,0,'Over-50s Lifestyle Community, Burrum Heads QLD',tx); ws.write(2,0,'Site fee roll as at 31 March 2026  (fees effective 1 March 2026)',it)
    H=['Site','Home design','Home owner(s)','Site Agreement date','Status','Site fee\nper week','Site fee\nper month','Water\nper month','Caravan\nstorage','Total\nper month','Arrears /\n(prepaid)']
    for i,h in enumerate(H): ws.write(4,i,h,hd)
    ws.row(4).height=620
    for i,w in enumerate([7,16,34,13,13,10,11,10,10,11,11]): ws.col(i).width=256*w
    y=5; rows=[]; G=[0.]*5; C=[0,0]; planted=None
    for stg,a,k in (('STAGE 1',1,24),('STAGE 2',25,22),('STAGE 3 (selling)',47,12)):
        ws.write_merge(y,y,0,10,stg,bar); y+=1; S=[0.]*5
        for i in range(a,a+k):
            u=i; des=r.choice(['Bribie 2B','Fraser 2B','Heron 3B','Whitsunday 3B']); C[0]+=1
            st='Settled' if (i<47 and r.random()<.93) or r.random()<.4 else r.choice(['Unsold','Under contract','Display']) if i>=47 else 'Resale - empty'
            ws.write(y,0,u,tx); ws.write(y,1,des,tx); ws.write(y,4,st,tx)
            if st=='Settled':
                C[1]+=1; f,l=nm.full(); f2=r.choice(FIRST); who=r.choice([f'{f} & {f2} {l}',f'{f} {l}',f'{l}, {f} & {f2}']); ag=rdate(r,'2014-03-01','2023-12-31') if i<47 else rdate(r,'2025-04-01','2026-03-10'); wk=r.choice([198.5,204.0,211.75,219.0]); mo=round(wk*365/7/12,2); wt=r.choice([18.5,18.5,0.]); cs=r.choice([0.,0.,0.,60.]); tot=round(mo+wt+cs,2); bal=r.choice([0.,0.,0.,0.,tot,-round(mo,2)])
                ws.write(y,2,who,tx); ws.write(y,3,dt.datetime.combine(ag,dt.time()),dd)
                for j,q in enumerate([wk,mo,wt,cs,tot,bal]): ws.write(y,5+j,q,mn)
                for j,q in enumerate([mo,wt,cs,tot,bal]): S[j]+=q
                rows.append(row(unit=str(u),building=stg,unitType=des,tenantName=who,statusText=st,leaseStartDate=ag,contractRent=mo,charges=[{'code':'Water','amount':wt},{'code':'Caravan storage','amount':cs}],totalCharges=tot,balance=bal))
            else: rows.append(row(unit=str(u),building=stg,unitType=des,statusText=st))
            y+=1
        ws.write(y,0,'',tb); ws.write(y,1,'Sub-total '+stg.split(' (')[0],tb)
        for j in range(2,6): ws.write(y,j,'',tb)
        for j,q in enumerate(S):
            q=round(q,2)
            if j==0 and stg=='STAGE 2': planted=dict(what=f'STAGE 2 subtotal of site fee per month prints {q+110:.2f}, rows add to {q:.2f}',kind='total_wrong'); q=round(q+110,2)
            ws.write(y,6+j,q,tb)
        G=[p+q for p,q in zip(G,S)]; y+=2
    ws.write(y,1,'TOTAL COMMUNITY',tb); ws.write(y,2,f'{C[0]} sites, {C[1]} settled',tb)
    for j in (3,4,5): ws.write(y,j,'',tb)
    for j,q in enumerate(G): ws.write(y,6+j,round(q,2),tb)
    for i,t in enumerate(['Site fees are GST free. Monthly = weekly x 365 / 7 / 12.','Stage 3 homes that are unsold, under contract or on display pay no site fee until settlement.','CPI review each 1 March; market review every third year.']): nt.write(i,0,t,tx)
    ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.set_portrait(False); wb.save(out(NAME))
    assert abs(sum(q.get('contractRent',0) for q in rows)-G[0])<.01
    save(NAME,rows,propertyName='Coral Tree Cove',asOnDate='2026-03-31',units=C[0],occupied=C[1],vacant=None,sheet='Roll',planted=planted)
    return dict(file=NAME,assetType='MANUFACTURED_HOUSING',documentType='RENT_ROLL',author='r67c',style='Australian land lease community .xls, stage bars, weekly and monthly fee, wrapped headers; planted total_wrong',hard=False)
if __name__=='__main__': print(make())
